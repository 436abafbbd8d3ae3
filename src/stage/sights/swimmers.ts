import { frameAt } from '../view.ts';
import { STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { DEFERRED_ATLAS } from '../deferred/deferred-atlas.ts';
import { quasiRandom } from '../effects/quasi-random.ts';
import type { Brush, Frames, Sight } from './sight.ts';

/** y of the horizon. */
const SEA = 300;
/** The hills show through. */
const SEA_OPACITY = 0.7;
const WAVES = ['sea-1', 'sea-2', 'sea-3', 'sea-2'] as const satisfies Frames;
const STEPS_PER_WAVE = 26;
const TILE_WIDTH = DEFERRED_ATLAS['sea-1'].frame.w * ART_PIXEL;
const DRIFT = 0.15;

const GLINTS = 30;
/** Every second glint lies below the moon, around this x, px. Nearer glints spread more widely. */
const UNDER_MOON = 806;
const SPREAD = { far: 24, near: 110 };
const GLINT_FRAMES = ['glint-1', 'glint-2', 'glint-3', 'glint-2'] as const satisfies Frames;
const GLINT_CYCLE_STEPS = 150;

interface Swimmer {
  readonly swim: Frames;
  readonly rise: Frames;
  readonly water: number;
  /**
   * Steps after nightfall when the swimmer surfaces and dives. `x` is the left edge on surfacing,
   * px.
   */
  readonly turns: readonly { readonly from: number; readonly to: number; readonly x: number }[];
}

const SWIMMERS: readonly Swimmer[] = [
  {
    swim: ['swimmer-1', 'swimmer-2', 'swimmer-3', 'swimmer-4'],
    rise: ['swimmer-rising-1', 'swimmer-rising-2', 'swimmer-rising-3', 'swimmer-rising-4'],
    water: 316,
    turns: [
      { from: 90, to: 560, x: 800 },
      { from: 680, to: 1170, x: 470 },
    ],
  },
  {
    swim: ['pup-1', 'pup-2', 'pup-3', 'pup-4'],
    rise: ['pup-rising-1', 'pup-rising-2'],
    water: 322,
    turns: [
      { from: 150, to: 530, x: 880 },
      { from: 730, to: 1130, x: 550 },
    ],
  },
];
const SWIM_SPEED = 0.4;
const STEPS_PER_STROKE = 18;
const STEPS_PER_RISE = 8;

/** Schools of flying fish: steps after nightfall when the first fish leaps, and where, px. */
const SCHOOLS = [
  { begins: 210, x: 520 },
  { begins: 400, x: 380 },
  { begins: 600, x: 860 },
  { begins: 790, x: 900 },
  { begins: 960, x: 800 },
] as const;
const FISH = 7;
const FISH_FRAMES = ['fish-1', 'fish-2', 'fish-3'] as const satisfies Frames;
const SPLASH_FRAMES = ['splash-1', 'splash-2', 'splash-3'] as const satisfies Frames;
const LEAP_DURATION_STEPS = 64;
const STEPS_PER_SPLASH = 7;
const FISH_WATER = 318;

function draw(brush: Brush, age: number): void {
  const wave = frameAt(WAVES, age / STEPS_PER_WAVE);
  for (let x = -((DRIFT * age) % TILE_WIDTH); x < STAGE_WIDTH; x += TILE_WIDTH)
    brush.paint(wave, x, SEA, SEA_OPACITY);
  for (let i = 0; i < GLINTS; i++) drawGlint(brush, i, age);
  for (const swimmer of SWIMMERS) drawSwimmer(brush, swimmer, age);
  for (const { begins, x } of SCHOOLS) {
    for (let i = 0; i < FISH; i++)
      drawLeap(brush, i, age - begins - i * 10 - quasiRandom(i, 4) * 6, x);
  }
}

/** Moonlight on a wave, which fades in and out within two seconds. */
function drawGlint(brush: Brush, i: number, age: number): void {
  const cycles = age / GLINT_CYCLE_STEPS + quasiRandom(i, 1);
  const serial = i + Math.floor(cycles) * GLINTS;
  const opacity = Math.sin((cycles % 1) * Math.PI);
  const down = quasiRandom(serial, 2);
  const across = quasiRandom(serial, 3);
  const spread = SPREAD.far + (SPREAD.near - SPREAD.far) * down;
  const x = i % 2 === 0 ? UNDER_MOON + (across - 0.5) * spread : across * STAGE_WIDTH;
  brush.paint(frameAt(GLINT_FRAMES, serial), x, SEA + 2 + down * 26, opacity * (0.35 + 0.4 * down));
}

function drawSwimmer(brush: Brush, { swim, rise, water, turns }: Swimmer, age: number): void {
  for (const { from, to, x } of turns) {
    if (age < from || age > to) continue;
    const up = Math.min(age - from, to - age) / STEPS_PER_RISE;
    const frame =
      up < rise.length ? frameAt(rise, up) : frameAt(swim, (age - from) / STEPS_PER_STROKE);
    brush.paint(
      frame,
      x - SWIM_SPEED * (age - from),
      water - DEFERRED_ATLAS[frame].frame.h * ART_PIXEL,
      1,
    );
  }
}

function drawLeap(brush: Brush, i: number, since: number, x: number): void {
  if (since < 0) return;
  const from = x + quasiRandom(i, 1) * 90;
  const water = FISH_WATER + quasiRandom(i, 2) * 8;
  const far = 80 + quasiRandom(i, 3) * 40;
  drawSplash(brush, since, from, water);
  drawSplash(brush, since - LEAP_DURATION_STEPS, from - far, water);
  if (since > LEAP_DURATION_STEPS) return;
  const share = since / LEAP_DURATION_STEPS;
  const height = (40 + quasiRandom(i, 5) * 22) * 4 * share * (1 - share);
  const frame = frameAt(FISH_FRAMES, share * 2.99);
  brush.paint(
    frame,
    from - far * share,
    water - height - DEFERRED_ATLAS[frame].frame.h * ART_PIXEL,
    0.8,
  );
}

function drawSplash(brush: Brush, since: number, x: number, water: number): void {
  const progress = since / STEPS_PER_SPLASH;
  if (progress < 0 || progress >= SPLASH_FRAMES.length) return;
  brush.paint(
    frameAt(SPLASH_FRAMES, progress),
    x,
    water - DEFERRED_ATLAS['splash-1'].frame.h * ART_PIXEL,
    0.8,
  );
}

export const swimmers: Sight = { layer: 'nearSights', draw };
