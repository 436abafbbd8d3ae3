import { STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { DEFERRED_ATLAS } from '../deferred/deferred-atlas.ts';
import { quasiRandomBetween } from '../effects/quasi-random.ts';
import { frameAt } from '../view.ts';
import { type Brush, type DaySight, type Frames, ramp } from './sight.ts';

/** Against the wind's direction. */
const ROLL = [
  'tumbleweed-4',
  'tumbleweed-3',
  'tumbleweed-2',
  'tumbleweed-1',
] as const satisfies Frames;
const STEPS_PER_FRAME = 3;
const SIZE = DEFERRED_ATLAS['tumbleweed-1'].frame.w * ART_PIXEL;

/** y of its lower edge on the far hills, px. */
const GROUND = 322;
const SPEED = 1.8;
const HOP_STEPS = 66;
const HOP_HEIGHT = { min: 14, max: 46 };

const TWIGS = 10;
const TWIG_FRAMES = ['twig-1', 'twig-2', 'twig-3'] as const satisfies Frames;
const TWIG_STEPS = 60;
const DAMPING = 0.95;
const GRAVITY = 0.06;

/** Reused. */
const box = { x: 0, y: 0, width: SIZE, height: SIZE };

function boxAt(age: number): typeof box {
  const hops = age / HOP_STEPS;
  const share = hops % 1;
  const height = quasiRandomBetween(Math.floor(hops), 1, HOP_HEIGHT.min, HOP_HEIGHT.max);
  box.x = STAGE_WIDTH - SPEED * age;
  box.y = GROUND - SIZE - height * 4 * share * (1 - share);
  return box;
}

function drawTwig(brush: Brush, i: number, hitAt: number, age: number): void {
  const since = age - hitAt;
  const flown = (1 - DAMPING ** since) / (1 - DAMPING);
  const angle = ((i + 0.5) / TWIGS) * 2 * Math.PI;
  const speed = quasiRandomBetween(i, 2, 0.8, 2.6);
  const { x, y } = boxAt(hitAt);
  brush.paint(
    frameAt(TWIG_FRAMES, i + since / 8),
    x + SIZE / 2 + (Math.cos(angle) * speed + 0.6) * flown,
    Math.min(
      GROUND,
      y + SIZE / 2 + (Math.sin(angle) * speed - 0.5) * flown + (GRAVITY / 2) * since ** 2,
    ),
    1 - ramp(since, TWIG_STEPS / 2, TWIG_STEPS),
  );
}

/** It hops along the far hills, and a bullet bursts it. */
export const tumbleweed: DaySight = {
  layer: 'nearSights',
  draw(brush, age, reducedMotion, hitAt) {
    if (hitAt === undefined) {
      const { x, y } = boxAt(age);
      brush.paint(frameAt(ROLL, age / STEPS_PER_FRAME), x, y, 1);
    } else if (!reducedMotion && age - hitAt < TWIG_STEPS)
      for (let i = 0; i < TWIGS; i++) drawTwig(brush, i, hitAt, age);
  },
  stillAt: 4 * HOP_STEPS,
  inks: [
    ['nearHill', 'nearHillShade'],
    ['nearHillShade', 'groundShade'],
  ],
  boxAt,
};
