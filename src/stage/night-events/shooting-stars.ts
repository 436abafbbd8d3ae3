import { STAGE_WIDTH } from '#simulation';
import { ramp, quasiRandom, fadeInOut } from './motion.ts';
import type { Brush, NightEvent, NightEventFrame } from './night-event.ts';

/** From one to the next, steps: 2.3 a second. */
const EVERY = 26;
const BEGINS = 60;
const LAST = 40;

interface Distance {
  readonly frame: NightEventFrame;
  /** px a step to the left. */
  readonly speed: number;
  readonly lasts: number;
}

const DISTANCES = [
  { frame: 'shooting-star-1', speed: 7, lasts: 42 },
  { frame: 'shooting-star-3', speed: 3, lasts: 30 },
  { frame: 'shooting-star-2', speed: 5, lasts: 36 },
  { frame: 'shooting-star-3', speed: 3, lasts: 34 },
] as const satisfies readonly Distance[];

/** As steep as they are drawn. */
const SLOPE = 0.38;
/** A player who wants little to move gets them this much slower, and as many fewer. */
const CALM_PACE = 0.3;

function draw(brush: Brush, age: number, calm: boolean): void {
  const time = (age - BEGINS) * (calm ? CALM_PACE : 1);
  // Two at most are seen at once.
  const latest = Math.min(LAST, Math.floor(time / EVERY));
  for (let i = Math.max(0, latest - 1); i <= latest; i++) drawOne(brush, i, time - i * EVERY);
}

function drawOne(brush: Brush, i: number, since: number): void {
  const { frame, speed, lasts } = DISTANCES[i % DISTANCES.length] ?? DISTANCES[0];
  const opacity = fadeInOut(since, 0, lasts, 10);
  if (opacity === 0) return;
  const gone = speed * since * (1 - 0.25 * ramp(since, 0, lasts));
  const x = 120 + quasiRandom(i, 1) * (STAGE_WIDTH - 60) - gone;
  const y = 34 + quasiRandom(i, 2) * 110 + gone * SLOPE;
  brush.paint(frame, x, y, opacity);
}

/** A shower of shooting stars. */
export const shootingStars: NightEvent = { layer: 'farNightEvents', draw };
