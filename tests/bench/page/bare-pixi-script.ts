/** Runs in the bare Pixi page: moves sprites of one texture, and draws them in each frame. */
import { Application, Container, Sprite, Ticker } from 'pixi.js';
import { ImageSource, Texture, WebGLRenderer } from 'pixi.js';

export interface BarePixi {
  readonly renderer: 'webgl' | 'canvas';
  readonly stage: { readonly width: number; readonly height: number };
  /** Canvas pixels for each stage px. */
  readonly resolution: number;
  readonly size: number;
  readonly places: readonly number[];
  /** px a frame to the left. */
  readonly speed: number;
  /** How far they rise while Space is held, px. */
  readonly lift: number;
}

declare global {
  interface Window {
    barePixi?: BarePixi;
  }
}

const options = window.barePixi;
if (options === undefined) throw new Error('The page does not say what to draw.');
const { renderer: preference, stage, resolution, size, places, speed, lift } = options;

// As on our stage, where Pixi does nothing between two frames.
Ticker.system.autoStart = false;
const application = new Application();
await application.init({
  preference,
  ...stage,
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

const texture = new Texture({
  source: new ImageSource({ resource: await paintTexture(), scaleMode: 'nearest' }),
});
const picture = new Container();
const sprites: Sprite[] = [];
for (let i = 0; i < places.length; i += 2) {
  const sprite = new Sprite({ texture, x: places[i] ?? 0, y: places[i + 1] ?? 0 });
  sprites.push(sprite);
  picture.addChild(sprite);
}
application.stage.addChild(picture);

let lifted = 0;
addEventListener('keydown', (event) => {
  if (event.code === 'Space') lifted = lift;
});
addEventListener('keyup', () => {
  lifted = 0;
});

function frame(): void {
  requestAnimationFrame(frame);
  // Not `for of`: its iterator allocates in each step until V8 has optimised the loop.
  for (let i = 0; i < sprites.length; i++) {
    const sprite = sprites[i];
    if (sprite === undefined) continue;
    const x = sprite.x - speed;
    sprite.x = x < -size ? x + stage.width + size : x;
  }
  picture.y = -lifted;
  application.render();
}
requestAnimationFrame(frame);
document.body.append(application.canvas);

/** Stripes with holes between them. */
function paintTexture(): Promise<ImageBitmap> {
  const image = new ImageData(size, size);
  for (let i = 0; i < image.data.length; i += 4) {
    if ((i >> 5) % 3 > 0) image.data.fill(i % 251, i, i + 3).fill(255, i + 3, i + 4);
  }
  return createImageBitmap(image);
}
