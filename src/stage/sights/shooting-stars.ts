import { STAGE_WIDTH } from '#simulation';
import { quasiRandom } from '../effects/quasi-random.ts';
import { type Brush, fadeInOut, type Sight, type SightFrame, ramp } from './sight.ts';

/** From one to the next: 2.3 a second. */
const INTERVAL_STEPS = 26;
const START_STEPS = 60;
const LAST = 40;

interface Distance {
  readonly frame: SightFrame;
  readonly speed: number;
  readonly lasts: number;
}

const DISTANCES = [
  { frame: 'shooting-star-1', speed: 7, lasts: 42 },
  { frame: 'shooting-star-3', speed: 3, lasts: 30 },
  { frame: 'shooting-star-2', speed: 5, lasts: 36 },
  { frame: 'shooting-star-3', speed: 3, lasts: 34 },
] as const satisfies readonly Distance[];

const SLOPE = 0.38;
/** Share of speed and number with reduced motion. */
const REDUCED_SPEED = 0.3;

function draw(brush: Brush, age: number, reducedMotion: boolean): void {
  const time = (age - START_STEPS) * (reducedMotion ? REDUCED_SPEED : 1);
  // At most two are visible at once.
  const latest = Math.min(LAST, Math.floor(time / INTERVAL_STEPS));
  for (let i = Math.max(0, latest - 1); i <= latest; i++)
    drawOne(brush, i, time - i * INTERVAL_STEPS);
}

function drawOne(brush: Brush, i: number, since: number): void {
  const { frame, speed, lasts } = DISTANCES[i % DISTANCES.length] ?? DISTANCES[0];
  const opacity = fadeInOut(since, 0, lasts, 10);
  if (opacity === 0) return;
  const moved = speed * since * (1 - 0.25 * ramp(since, 0, lasts));
  const x = 120 + quasiRandom(i, 1) * (STAGE_WIDTH - 60) - moved;
  const y = 34 + quasiRandom(i, 2) * 110 + moved * SLOPE;
  brush.paint(frame, x, y, opacity);
}

export const shootingStars: Sight = { layer: 'skySights', high: true, draw };
