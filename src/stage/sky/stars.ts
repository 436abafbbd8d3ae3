import { Rectangle } from 'pixi.js';
import { STAGE_WIDTH } from '#simulation';
import type { DeferredFrameName } from '../deferred/deferred-atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import type { DrawStats, StageState, Theme } from '../stage.ts';
import { HOURS } from '../time-of-day.ts';
import { type Viewport, WIDE } from '../viewport.ts';

const FIELD_WIDTH = 504;

/** The small stars, one art pixel each: left and top edge, px. */
const STAR_FIELD = {
  'pixel-star': [
    { x: 70, y: 82 },
    { x: 78, y: 56 },
    { x: 104, y: 110 },
    { x: 216, y: 66 },
    { x: 246, y: 112 },
    { x: 258, y: 88 },
    { x: 282, y: 80 },
    { x: 326, y: 98 },
    { x: 328, y: 68 },
    { x: 376, y: 50 },
    { x: 462, y: 132 },
    { x: 478, y: 112 },
  ],
  'pixel-starDim': [
    { x: 26, y: 54 },
    { x: 32, y: 126 },
    { x: 32, y: 170 },
    { x: 36, y: 74 },
    { x: 48, y: 192 },
    { x: 54, y: 156 },
    { x: 62, y: 126 },
    { x: 88, y: 132 },
    { x: 102, y: 88 },
    { x: 106, y: 194 },
    { x: 110, y: 52 },
    { x: 112, y: 160 },
    { x: 116, y: 136 },
    { x: 128, y: 98 },
    { x: 130, y: 194 },
    { x: 146, y: 50 },
    { x: 146, y: 150 },
    { x: 162, y: 108 },
    { x: 166, y: 194 },
    { x: 178, y: 50 },
    { x: 186, y: 84 },
    { x: 188, y: 128 },
    { x: 214, y: 200 },
    { x: 222, y: 178 },
    { x: 250, y: 172 },
    { x: 256, y: 56 },
    { x: 256, y: 144 },
    { x: 286, y: 126 },
    { x: 298, y: 164 },
    { x: 312, y: 200 },
    { x: 330, y: 178 },
    { x: 350, y: 68 },
    { x: 358, y: 162 },
    { x: 376, y: 148 },
    { x: 396, y: 72 },
    { x: 410, y: 124 },
    { x: 414, y: 190 },
    { x: 416, y: 164 },
    { x: 428, y: 140 },
    { x: 436, y: 112 },
    { x: 446, y: 162 },
    { x: 450, y: 90 },
    { x: 470, y: 50 },
    { x: 488, y: 134 },
    { x: 490, y: 198 },
    { x: 500, y: 72 },
  ],
} as const;

const FIELD_HEIGHT = 160;

const MIN_DARKNESS = 0.4;

/** Top left corners, px, and periods of twinkling, steps. Each star has its own period. */
const BRIGHT = [
  { frame: 'star-1', x: 452, y: 22, period: 251 },
  { frame: 'star-2', x: 560, y: 40, period: 197 },
  { frame: 'star-2', x: 92, y: 118, period: 223 },
  { frame: 'star-1', x: 226, y: 86, period: 281 },
  { frame: 'star-2', x: 338, y: 142, period: 179 },
  { frame: 'star-2', x: 506, y: 96, period: 241 },
  { frame: 'star-1', x: 634, y: 128, period: 263 },
  { frame: 'star-2', x: 700, y: 62, period: 211 },
  { frame: 'star-2', x: 896, y: 148, period: 191 },
  { frame: 'star-1', x: 954, y: 84, period: 269 },
  { frame: 'star-2', x: 30, y: 178, period: 233 },
  { frame: 'star-2', x: 420, y: 190, period: 257 },
] as const;

const MIN_BRIGHTNESS = 0.35;

/** Alpha, 0 to 1: goes down and up once in a period. */
export function twinkle(steps: number, period: number): number {
  const progress = (steps % period) / period;
  return MIN_BRIGHTNESS + (1 - MIN_BRIGHTNESS) * Math.abs(1 - 2 * progress);
}

/** 0 for invisible, up to 1. @param darkness 0 to 1. */
export function starlightAt(darkness: number): number {
  return Math.max(0, (darkness - MIN_DARKNESS) / (1 - MIN_DARKNESS));
}

/** @param steps steps of the run, or 0 for stars that don't twinkle. */
export function drawBrightStars(
  light: number,
  steps: number,
  layer: SpriteLayer,
  art: Art<DeferredFrameName>,
  viewport = WIDE,
): void {
  layer.opacity = light;
  for (let up = 0; up < fieldsIn(viewport); up++) {
    for (let i = 0; i < BRIGHT.length; i++) {
      const star = BRIGHT[i];
      if (star === undefined) continue;
      const { frame, y, period } = star;
      const x = starX(star.x, up);
      if (up > 0 && x > MOON.left && x < MOON.right) continue;
      layer.put(art.frame(frame), x, y - up * FIELD_HEIGHT, twinkle(steps, period));
    }
  }
  layer.opacity = 1;
}

/** Number of fields, one above the other: a tall picture has more sky. */
function fieldsIn({ top }: Viewport): number {
  return 1 + Math.ceil(Math.max(0, -top) / FIELD_HEIGHT);
}

/** A star inside the crescent's dark part would shine through the moon, px. */
const MOON = { left: 676, right: 820 } as const;

/** From a field to the next, px. */
const ASIDE = 382;

/** Shifts each field and mirrors every other one, so that nobody sees the repetition. */
function starX(x: number, up: number): number {
  const shifted = (x + up * ASIDE) % STAGE_WIDTH;
  return up % 2 === 0 ? shifted : STAGE_WIDTH - shifted;
}

/**
 * Small stars don't move, so they are put once, and again when the canvas has another resolution.
 * Drawn one by one: a frame with all of them would be as wide as the stage and almost entirely
 * transparent. An upright stage has 800, and with Canvas 2D each is a call, so there Pixi draws
 * them into a texture for the night. At dusk and dawn their colours change too often.
 */
export class SmallStars {
  private resolution = 0;
  private viewport = WIDE;
  private theme: Theme = 'default';
  private isTexture = false;

  constructor(
    private readonly layer: SpriteLayer,
    private readonly art: Art,
    private readonly renderer: DrawStats['renderer'],
  ) {}

  draw(light: number, hour: number, { theme, viewport }: Readonly<StageState>): void {
    const { layer } = this;
    const { resolution } = layer.grid;
    const isTexture =
      this.renderer === 'canvas' && viewport.cssPixel !== null && hour === HOURS.night;
    const isMoved = resolution !== this.resolution || viewport !== this.viewport;
    layer.visible = true;
    layer.alpha = light;
    if (isMoved) this.put(viewport);
    else layer.keep();
    if (isTexture !== this.isTexture || (isTexture && (isMoved || theme !== this.theme)))
      this.cache(isTexture, viewport);
    this.resolution = resolution;
    this.viewport = viewport;
    this.theme = theme;
    this.isTexture = isTexture;
  }

  hide(): void {
    this.layer.visible = false;
    this.resolution = 0;
  }

  private cache(isTexture: boolean, { left, top, width, height }: Viewport): void {
    const { layer } = this;
    layer.cacheAsTexture(isTexture && { scaleMode: 'nearest', antialias: false });
    // The texture's pixels are the canvas's.
    layer.boundsArea = new Rectangle(left, top, width, height);
    // With Canvas 2D Pixi draws the texture without the scene's own position.
    if (isTexture) layer.position.set(-left, -top);
    else layer.position.set(0, 0);
  }

  private put(viewport: Viewport): void {
    for (let up = 0; up < fieldsIn(viewport); up++) {
      this.putField('pixel-star', up);
      this.putField('pixel-starDim', up);
    }
  }

  private putField(frame: keyof typeof STAR_FIELD, up: number): void {
    const texture = this.art.frame(frame);
    for (let left = 0; left < STAGE_WIDTH; left += FIELD_WIDTH) {
      for (const { x, y } of STAR_FIELD[frame]) {
        if (left + x < STAGE_WIDTH)
          this.layer.put(texture, starX(left + x, up), y - up * FIELD_HEIGHT);
      }
    }
  }
}
