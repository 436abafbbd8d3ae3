import { GROUND_Y, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import type { DeferredFrame } from '../deferred/deferred-atlas.ts';
import { quasiRandom, quasiRandomBetween } from '../effects/quasi-random.ts';
import type { Art } from '../sheets.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import { frameAt } from '../view.ts';
import { onGrid } from '../viewport.ts';

export type DayArt = Art<DeferredFrame<'sprite5'>>;

/**
 * What is in the air of a day, behind everything that kills. A moment's picture depends on its
 * steps and ground alone.
 * @param steps of the run, with fractions. @param top upper edge of what rain and snow fill, px.
 * @param every 1 draws all of it, 2 every other drop or flake.
 */
export type Air = (
  layer: SpriteLayer,
  art: DayArt,
  steps: number,
  groundX: number,
  top: number,
  every: number,
) => void;

/** In [0, 1). Squares hide the even spread, which falling drops would show. */
function scattered(i: number): number {
  return quasiRandom(i * i, 1);
}

/** For the height of a wide stage. More height has more of them, up to twice as many. */
const DROPS = { count: 38, height: 180 } as const;
const FLAKES = { count: 36, height: 500 } as const;

function countIn({ count, height }: typeof DROPS | typeof FLAKES, shown: number): number {
  return Math.round(count * Math.min(2, Math.max(1, shown / height)));
}

const DROP = { fall: 8.5, drift: 3.4, height: 24, opacity: 0.7 } as const;
const SPLASH = ['drip-1', 'drip-2', 'drip-3'] as const;
const SPLASH_STEPS = 12;

/** Each drop falls, splashes on the ground line and falls again elsewhere. */
export const rain: Air = (layer, art, steps, _groundX, top, every) => {
  const drops = countIn(DROPS, GROUND_Y - top);
  const falling = (GROUND_Y - top) / DROP.fall;
  const cycle = falling + SPLASH_STEPS;
  for (let i = 0; i < drops; i += every) {
    const cycles = steps / cycle + scattered(i);
    const serial = i + Math.floor(cycles) * drops;
    const age = (cycles % 1) * cycle;
    const landing = scattered(serial) * (STAGE_WIDTH + 160);
    if (age < falling) {
      const left = falling - age;
      const y = GROUND_Y - DROP.height - left * DROP.fall;
      layer.put(art.frame('drop'), landing + left * DROP.drift, y, DROP.opacity);
      continue;
    }
    const since = age - falling;
    const frame = frameAt(SPLASH, (since / SPLASH_STEPS) * SPLASH.length);
    const width = art.frame(frame).width * ART_PIXEL;
    layer.put(
      art.frame(frame),
      landing - width / 2 - since * DROP.drift,
      GROUND_Y - 2 * ART_PIXEL - onGrid(since / 3),
      DROP.opacity,
    );
  }
};

/** Farther than a flake sways, px. */
const BEYOND = 30;

/** Near flakes are larger and faster. */
export const snow: Air = (layer, art, steps, groundX, top, every) => {
  const height = GROUND_Y - top;
  const flakes = countIn(FLAKES, height);
  const lap = STAGE_WIDTH + 2 * BEYOND;
  for (let i = 0; i < flakes; i += every) {
    const near = i / flakes;
    const fallen = steps * (0.7 + 0.9 * near) + quasiRandom(i, 1) * height;
    const serial = i + Math.floor(fallen / height) * flakes;
    const sway = Math.sin(steps * 0.03 + i * 1.7) * (4 + 8 * near);
    const moved = groundX * (0.2 + 0.4 * near) + quasiRandom(serial, 2) * lap;
    const x = STAGE_WIDTH + BEYOND - (moved % lap) + sway;
    const size = near > 0.6 ? 2 * ART_PIXEL : ART_PIXEL;
    layer.putScaled(art.frame('pixel-flake'), x, top + (fallen % height) - size, size, size, 0.95);
  }
};

const STREAKS = 38;
const STREAK_LENGTH = { min: 30, max: 150 } as const;

/** Thicker towards the ground. */
export const sand: Air = (layer, art, steps, groundX, _top, every) => {
  const lap = STAGE_WIDTH + STREAK_LENGTH.max;
  for (let i = 0; i < STREAKS; i += every) {
    const moved =
      groundX * quasiRandomBetween(i, 1, 0.6, 1.2) + steps * 3 + quasiRandom(i, 2) * lap;
    const serial = i + Math.floor(moved / lap) * STREAKS;
    const height = quasiRandom(serial, 3) ** 2;
    const length = onGrid(quasiRandomBetween(serial, 4, STREAK_LENGTH.min, STREAK_LENGTH.max));
    layer.putScaled(
      art.frame(i % 2 === 0 ? 'pixel-grain' : 'pixel-grit'),
      STAGE_WIDTH - (moved % lap),
      onGrid(GROUND_Y - 8 - height * 240),
      length,
      ART_PIXEL,
      0.7 - 0.45 * height,
    );
  }
};

const MOTES = 14;

/** Specks of dust in the low sun, hanging in the air. */
export const motes: Air = (layer, art, steps, groundX, _top, every) => {
  const lap = STAGE_WIDTH + 2 * BEYOND;
  for (let i = 0; i < MOTES; i += every) {
    const moved = groundX * quasiRandomBetween(i, 1, 0.25, 0.5) + quasiRandom(i, 2) * lap;
    const serial = i + Math.floor(moved / lap) * MOTES;
    const rise = Math.sin(steps * 0.012 + i * 2.3) * 14;
    const y = quasiRandomBetween(serial, 3, 190, GROUND_Y - 30) + rise;
    const light = 0.5 + 0.5 * Math.sin(steps * 0.05 + i * 1.3);
    layer.putScaled(
      art.frame('pixel-flake'),
      STAGE_WIDTH + BEYOND - (moved % lap),
      y,
      ART_PIXEL,
      ART_PIXEL,
      0.25 + 0.65 * light,
    );
  }
};
