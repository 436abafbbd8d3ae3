import { frameAt } from '../view.ts';
import { STAGE_WIDTH } from '#simulation';
import { quasiRandom } from '../effects/quasi-random.ts';
import type { Brush, DaySight, Frames, Sight } from './sight.ts';

const WINGS = [
  'flyer-1',
  'flyer-2',
  'flyer-3',
  'flyer-4',
  'flyer-5',
  'flyer-4',
  'flyer-3',
  'flyer-2',
] as const satisfies Frames;
const GLIDING = 'flyer-3';
/** Three wing beats of eight frames each, then a glide as long as two beats. */
const STEPS_PER_FRAME = 5;
const BEATS = 3;
const BEATS_AND_GLIDE = 5;

interface Skein {
  /** Age at which the leader enters on the right. */
  readonly begins: number;
  readonly flyers: number;
  /** Top edge of the leader on entering. */
  readonly y: number;
  readonly speed: number;
  readonly climb: number;
}

const BY_NIGHT: readonly Skein[] = [
  { begins: 60, flyers: 11, y: 104, speed: 1.35, climb: 0.035 },
  { begins: 420, flyers: 5, y: 90, speed: 1.55, climb: 0.012 },
];

/** Lower, because words stand higher in the sky, and faster. */
const BY_DAY: readonly Skein[] = [
  { begins: 0, flyers: 7, y: 172, speed: 1.9, climb: 0.02 },
  { begins: 150, flyers: 3, y: 156, speed: 2.1, climb: 0.01 },
];

/** From one flyer of a side to the next, px. */
const BEHIND = 44;
const BESIDE = 11;

function draw(brush: Brush, skeins: readonly Skein[], age: number): void {
  for (const skein of skeins) {
    for (let i = 0; i < skein.flyers; i++) drawFlyer(brush, skein, i, age);
  }
}

/** Flyer 0 leads. Odd ones follow above it, even ones below. */
function drawFlyer(brush: Brush, { begins, y, speed, climb }: Skein, i: number, age: number): void {
  const time = age - begins;
  const rank = Math.ceil(i / 2);
  const side = i % 2 === 0 ? 1 : -0.8;
  const left = STAGE_WIDTH + rank * BEHIND + quasiRandom(i, 3) * 10 - speed * time;
  if (left > STAGE_WIDTH || left < -60) return;
  const sway = Math.sin(time * 0.021 + i * 1.9) * 4;
  const beats = time / (STEPS_PER_FRAME * WINGS.length) + rank * 0.7 + quasiRandom(i, 1);
  const frame =
    beats % BEATS_AND_GLIDE < BEATS ? frameAt(WINGS, 2 + beats * WINGS.length) : GLIDING;
  brush.paint(frame, left, y + rank * BESIDE * side + sway - climb * time, 1);
}

export const flock: Sight = {
  layer: 'farSights',
  high: true,
  draw: (brush, age) => draw(brush, BY_NIGHT, age),
};

export const dayFlock: DaySight = {
  layer: 'farSights',
  high: true,
  draw: (brush, age) => draw(brush, BY_DAY, age),
  stillAt: 300,
  inks: [
    ['plum', 'farHillShade'],
    ['violet', 'farHill'],
  ],
};
