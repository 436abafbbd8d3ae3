import { frameAt } from '../view.ts';
import { ART_PIXEL } from '../atlas.ts';
import { DEFERRED_ATLAS } from '../deferred/deferred-atlas.ts';
import { onGrid } from '../viewport.ts';
import { quasiRandom } from '../effects/quasi-random.ts';
import { type Brush, type DaySight, type Frames, type Sight, ramp } from './sight.ts';

/** The far hills hide the foot. */
const MOUNTAIN = { x: 420, y: 182 };
const CRATER = { x: MOUNTAIN.x + 94 * ART_PIXEL, y: MOUNTAIN.y + 5 * ART_PIXEL };
const GLOW = (DEFERRED_ATLAS['volcano-glow'].frame.w / 2) * ART_PIXEL;

const ERUPTIONS = [120, 470, 830] as const;
const RISE = 40;
const FALL = 260;
/** With reduced motion, and between eruptions. */
const REDUCED_STRENGTH = 0.12;

const EMBERS = 60;
/** Steps from one flight of an ember to the next: longer than any flight. */
const EMBER_CYCLE_STEPS = 260;
const GRAVITY = 0.024;
const EMBER_FRAMES = [
  'ember-1',
  'ember-2',
  'ember-2',
  'ember-3',
  'ember-4',
] as const satisfies Frames;

const PUFFS = 22;
const PUFF_DURATION_STEPS = 440;
const PUFF_FRAMES = [
  'smoke-1',
  'smoke-2',
  'smoke-3',
  'smoke-4',
  'smoke-5',
] as const satisfies Frames;

const LAVA_FRAMES = [
  'lava-1',
  'lava-2',
  'lava-3',
  'lava-2',
  'lava-3',
  'lava-4',
  'lava-3',
] as const satisfies Frames;
/**
 * Lava streams in art pixels: `x` from the crater's middle, sideways shift `aside` for each row,
 * and length. `begins` is in steps after nightfall.
 */
const STREAMS = [
  { x: -3, aside: -0.52, rows: 46, begins: 150 },
  { x: 2, aside: 0.16, rows: 34, begins: 260 },
  { x: 5, aside: 0.78, rows: 40, begins: 500 },
] as const;

function draw(brush: Brush, age: number, reducedMotion: boolean): void {
  const strength = strengthAt(age, reducedMotion);
  for (let i = 0; i < PUFFS; i++) drawPuff(brush, i, age);
  brush.paint('volcano-glow', CRATER.x - GLOW, CRATER.y - GLOW, 0.3 + 0.45 * strength);
  brush.paint('volcano', MOUNTAIN.x, MOUNTAIN.y, 1);
  for (let i = 0; i < STREAMS.length; i++) drawStream(brush, i, age);
  for (let i = 0; i < EMBERS; i++) drawEmber(brush, i, age, reducedMotion);
}

function strengthAt(age: number, reducedMotion: boolean): number {
  if (reducedMotion) return REDUCED_STRENGTH;
  let strength = REDUCED_STRENGTH;
  for (const begin of ERUPTIONS) {
    const share = Math.min(
      ramp(age, begin, begin + RISE),
      1 - ramp(age, begin + RISE, begin + RISE + FALL),
    );
    strength = Math.max(strength, share);
  }
  return strength;
}

/** Each ember is thrown again and again. The strength at that moment decides how high. */
function drawEmber(brush: Brush, i: number, age: number, reducedMotion: boolean): void {
  const cycles = (age + quasiRandom(i, 1) * EMBER_CYCLE_STEPS) / EMBER_CYCLE_STEPS;
  const serial = i + Math.floor(cycles) * EMBERS;
  const since = (cycles % 1) * EMBER_CYCLE_STEPS;
  const strength = strengthAt(age - since, reducedMotion);
  if (quasiRandom(serial, 2) > 0.25 + strength) return;
  const up = 0.55 + strength * (0.8 + 1.1 * quasiRandom(serial, 3));
  const x = CRATER.x + (quasiRandom(serial, 4) - 0.5) * (8 + since * (0.5 + 0.8 * strength));
  const y = CRATER.y - up * since + (GRAVITY / 2) * since * since;
  const flight = (2 * up) / GRAVITY;
  const end = flight * 1.25;
  if (since > end) return;
  brush.paint(frameAt(EMBER_FRAMES, (since / end) * 4.99), x, y, 1 - ramp(since, end * 0.85, end));
}

function drawPuff(brush: Brush, i: number, age: number): void {
  const cycles = (age + (i / PUFFS) * PUFF_DURATION_STEPS) / PUFF_DURATION_STEPS;
  const serial = i + Math.floor(cycles) * PUFFS;
  const since = (cycles % 1) * PUFF_DURATION_STEPS;
  const life = since / PUFF_DURATION_STEPS;
  const frame = frameAt(PUFF_FRAMES, Math.min(PUFF_FRAMES.length - 1, life * 8));
  const { w: width, h: height } = DEFERRED_ATLAS[frame].frame;
  const x =
    CRATER.x -
    since * 0.1 -
    since * since * 0.00062 +
    (quasiRandom(serial, 5) - 0.5) * (10 + since * 0.16);
  const y =
    CRATER.y -
    12 -
    136 * (1 - (1 - life) * (1 - life)) +
    (quasiRandom(serial, 6) - 0.5) * since * 0.07;
  brush.paint(
    frame,
    x - (width / 2) * ART_PIXEL,
    y - (height / 2) * ART_PIXEL,
    0.7 * ramp(since, 0, 20) * (1 - ramp(life, 0.35, 1)),
  );
}

/** Lava creeps down, and slow waves of light run down with it. */
function drawStream(brush: Brush, i: number, age: number): void {
  const stream = STREAMS[i];
  if (stream === undefined) return;
  const rows = Math.min(stream.rows, (age - stream.begins) * 0.09);
  for (let row = 0; row < rows; row++) {
    const wind = 2.2 * Math.sin(row * 0.24 + i * 2) * ramp(row, 0, 10);
    const x = CRATER.x + (stream.x + stream.aside * row + wind) * ART_PIXEL;
    // Apart from the waves, lava is cooler further down.
    const frame = frameAt(LAVA_FRAMES, row * 0.42 + 700 - age * 0.045);
    const opacity = (1 - 0.7 * (row / stream.rows)) * ramp(rows - row, 0, 4);
    brush.paint(frame, onGrid(x), CRATER.y + row * ART_PIXEL, opacity);
  }
}

export const volcano: Sight = { layer: 'farSights', draw };

/** By day a far mountain with a plume. */
export const plume: DaySight = {
  layer: 'farSights',
  draw(brush, age) {
    for (let i = 0; i < PUFFS; i++) drawPuff(brush, i, age);
    brush.paint('volcano', MOUNTAIN.x, MOUNTAIN.y, 1);
  },
  stillAt: 300,
  inks: [
    ['outline', 'farHillLight'],
    ['plum', 'cloudShade'],
    ['violet', 'cloud'],
    ['brick', 'farHill'],
    ['rust', 'farHill'],
  ],
};
