/** Runs in the bare Pixi page: moves sprites of one texture, and draws them in each frame. */
import { Application, Container, Sprite, Ticker } from 'pixi.js';
import { ImageSource, Texture, WebGLRenderer } from 'pixi.js';
import { STAGE_WIDTH } from '#src/simulation/constants.ts';

export interface BarePixi {
  readonly renderer: 'webgl' | 'canvas';
  readonly count: number;
  /** Width and height of each sprite, px. */
  readonly size: number;
  /** Canvas pixels for each stage px. */
  readonly resolution: number;
  /** Of the stage, px. */
  readonly height: number;
  /** How far they rise while Space is held, px. Nothing is drawn above that until then. */
  readonly lift: number;
}

declare global {
  interface Window {
    barePixi?: BarePixi;
  }
}

if (window.barePixi === undefined) throw new Error('The page does not say what to draw.');
const { renderer: preference, count, size, resolution, height, lift } = window.barePixi;

/** px a frame to the left. */
const SPEED = 7;

// As on our stage, where Pixi does nothing between two frames.
Ticker.system.autoStart = false;
const application = new Application();
await application.init({
  preference,
  width: STAGE_WIDTH,
  height,
  resolution,
  background: 0xf7f7f7,
  antialias: false,
  autoStart: false,
  sharedTicker: false,
  skipExtensionImports: true,
  gcActive: false,
});
const { renderer } = application;
if (renderer.name !== preference) throw new Error(`Pixi draws by ${renderer.name} instead.`);
// Pixi's shader goes through all textures of a batch for each fragment, and there is only one.
if (renderer instanceof WebGLRenderer) renderer.limits.maxBatchableTextures = 1;

/** Stripes with holes between them. */
function paintTexture(): Promise<ImageBitmap> {
  const image = new ImageData(size, size);
  for (let i = 0; i < image.data.length; i += 4) {
    if ((i >> 5) % 3 > 0) image.data.fill(i % 251, i, i + 3).fill(255, i + 3, i + 4);
  }
  return createImageBitmap(image);
}

const texture = new Texture({
  source: new ImageSource({ resource: await paintTexture(), scaleMode: 'nearest' }),
});
const picture = new Container();
const rows = height - size - lift;
const sprites = Array.from(
  { length: count },
  (_, i) => new Sprite({ texture, x: (i * 211) % STAGE_WIDTH, y: lift + ((i * 67) % rows) }),
);
picture.addChild(...sprites);
application.stage.addChild(picture);

addEventListener('keydown', ({ code }) => {
  if (code === 'Space') picture.y = -lift;
});
addEventListener('keyup', () => {
  picture.y = 0;
});

function frame(): void {
  requestAnimationFrame(frame);
  // Not `for of`: its iterator allocates in each step until V8 has optimised the loop.
  for (let i = 0; i < sprites.length; i++) {
    const sprite = sprites[i];
    if (sprite === undefined) continue;
    const x = sprite.x - SPEED;
    sprite.x = x < -size ? x + STAGE_WIDTH + size : x;
  }
  application.render();
}
requestAnimationFrame(frame);
document.body.append(application.canvas);
