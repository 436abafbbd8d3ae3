import { frameAt } from '../view.ts';
import { ART_PIXEL } from '../atlas.ts';
import { DEFERRED_ATLAS } from '../deferred/deferred-atlas.ts';
import { quasiRandom } from '../effects/quasi-random.ts';
import { type Brush, fadeInOut, type Frames, type Sight, ramp } from './sight.ts';

/** After nightfall, when it's dark. */
const START_STEPS = 130;
const DURATION_STEPS = 165;
const REDUCED_SPEED = 0.3;
/** The direction matches the tail in the art. */
const START = { x: 1040, y: 34 };
const SPEED = { x: -7.9, y: 1.58 };

const FLAMES = ['meteor-1', 'meteor-2', 'meteor-3'] as const satisfies Frames;
const STEPS_PER_FLAME = 6;
/** Middle of the head and of the glow, from the top left corners of their frames, px. */
const HEAD = { x: 9 * ART_PIXEL, y: 20 * ART_PIXEL };
const GLOW = (DEFERRED_ATLAS['meteor-glow'].frame.w / 2) * ART_PIXEL;

const SPARKS = 56;
const SPARK_DURATION_STEPS = 55;
const SPARK_FRAMES = ['ember-1', 'ember-2', 'ember-3', 'ember-4'] as const satisfies Frames;

function draw(brush: Brush, age: number, reducedMotion: boolean): void {
  const time = (age - START_STEPS) * (reducedMotion ? REDUCED_SPEED : 1);
  if (time < 0 || time > DURATION_STEPS + SPARK_DURATION_STEPS) return;
  for (let i = 0; i < SPARKS; i++) drawSpark(brush, i, time);
  const opacity = fadeInOut(time, 0, DURATION_STEPS, 16);
  if (opacity === 0) return;
  const x = START.x + SPEED.x * time;
  const y = START.y + SPEED.y * time;
  brush.paint('meteor-glow', x - GLOW, y - GLOW, opacity * 0.8);
  brush.paint(
    frameAt(FLAMES, reducedMotion ? 0 : time / STEPS_PER_FLAME),
    x - HEAD.x,
    y - HEAD.y,
    opacity,
  );
}

function drawSpark(brush: Brush, i: number, time: number): void {
  const left = ((i + quasiRandom(i, 1)) / SPARKS) * DURATION_STEPS;
  const since = time - left;
  if (since < 0 || since > SPARK_DURATION_STEPS) return;
  // Keep some of the meteor's speed for a while.
  const carried = left + 12 * (1 - 1 / (1 + since * 0.12));
  const x = START.x + SPEED.x * carried + 30;
  const y =
    START.y + SPEED.y * carried - 6 + (quasiRandom(i, 2) - 0.5) * 26 + 0.006 * since * since;
  const frame = frameAt(SPARK_FRAMES, ramp(since, 0, SPARK_DURATION_STEPS) * 3.99);
  brush.paint(frame, x, y, 1 - ramp(since, SPARK_DURATION_STEPS / 2, SPARK_DURATION_STEPS));
}

export const meteor: Sight = { layer: 'skySights', high: true, draw };
