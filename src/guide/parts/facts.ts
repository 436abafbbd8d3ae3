import { TIMELINE_GUIDE } from '#content';
import {
  BASE_SPEED,
  baseSpeed,
  CLOSE_PAIR_SCORE,
  DINO_SIZE,
  FAIR_GAP_STEPS,
  jumpArc,
  MAX_SPEED,
  NIGHT_DURATION_POINTS,
  NIGHT_INTERVAL_POINTS,
  PICKUP_SCORE,
  PTERODACTYL_SCORE,
  PX_PER_METRE,
  SCORE_PER_SPEED,
  STANDING_Y,
  STEPS_PER_POINT,
  STEPS_PER_SECOND,
  THREAT_KINDS,
  type ThreatKind,
  TURBO_FACTOR,
  turboSpeed,
} from '#simulation';

/** @param speed px a step. @returns metres a second. */
function metresPerSecond(speed: number): number {
  return (speed * STEPS_PER_SECOND) / PX_PER_METRE;
}

export function metres(px: number): number {
  return px / PX_PER_METRE;
}

export function seconds(steps: number): number {
  return steps / STEPS_PER_SECOND;
}

export function secondsUntil(points: number): number {
  return seconds(points * STEPS_PER_POINT);
}

/** Top speed without turbo starts here. */
export const TOP_SPEED_SCORE = (MAX_SPEED - BASE_SPEED) * SCORE_PER_SPEED;

/** The last score at which turbo gets its full factor before it hits top speed. */
export const FULL_TURBO_SCORE = Math.floor(
  (MAX_SPEED / TURBO_FACTOR - BASE_SPEED) * SCORE_PER_SPEED,
);

export interface SpeedAtScore {
  readonly score: number;
  /** Metres a second. */
  readonly running: number;
  readonly turbo: number;
  /** What turbo adds, as a share of the speed without it. */
  readonly gain: number;
}

export function speedAt(score: number): SpeedAtScore {
  const running = baseSpeed(score);
  const turbo = turboSpeed(running);
  return {
    score,
    running: metresPerSecond(running),
    turbo: metresPerSecond(turbo),
    gain: turbo / running - 1,
  };
}

export interface Gap {
  readonly before: ThreatKind;
  readonly next: ThreatKind;
  /** Minimum time between the two at turbo speed, seconds. */
  readonly time: number;
}

/** The minimum time between each pair of threats, except within phrases. */
export const GAPS: readonly Gap[] = THREAT_KINDS.flatMap((before) =>
  THREAT_KINDS.map((next) => ({ before, next, time: seconds(FAIR_GAP_STEPS[before][next]) })),
);

const ARC = jumpArc();

export const JUMP_STEPS = ARC.length + 1;

export const JUMP_SECONDS = seconds(JUMP_STEPS);

/** Stage px. */
export const JUMP_HEIGHT = STANDING_Y - Math.min(...ARC);

export interface Jump {
  readonly score: number;
  /** Metres a second. */
  readonly speed: number;
  /** Ground passed, metres. */
  readonly length: number;
  /** Path of the dino's feet over the ground, stage px: `x` from 0, `y` downwards. */
  readonly path: readonly { readonly x: number; readonly y: number }[];
}

export function listJumps(): readonly Jump[] {
  return [0, TOP_SPEED_SCORE / 2, TOP_SPEED_SCORE].map((score) => {
    const speed = baseSpeed(score);
    const feet = [STANDING_Y, ...ARC, STANDING_Y].map((y) => y + DINO_SIZE.height);
    return {
      score,
      speed: metresPerSecond(speed),
      length: metres(speed * JUMP_STEPS),
      path: feet.map((y, step) => ({ x: step * speed, y })),
    };
  });
}

/** Without turbo, metres. */
export const JUMP_LENGTHS = {
  from: metres(BASE_SPEED * JUMP_STEPS),
  to: metres(MAX_SPEED * JUMP_STEPS),
} as const;

export interface Moment {
  readonly score: number;
  readonly what: string;
}

const { start, weapon, pterodactyls, nightfall, daybreak, topSpeed, pairs, secondNight } =
  TIMELINE_GUIDE;

export const MOMENTS: readonly Moment[] = [
  { score: 0, what: start },
  { score: PICKUP_SCORE, what: weapon },
  { score: PTERODACTYL_SCORE, what: pterodactyls },
  { score: NIGHT_INTERVAL_POINTS, what: nightfall },
  { score: NIGHT_INTERVAL_POINTS + NIGHT_DURATION_POINTS, what: daybreak },
  { score: TOP_SPEED_SCORE, what: topSpeed },
  { score: CLOSE_PAIR_SCORE, what: pairs },
  { score: 2 * NIGHT_INTERVAL_POINTS, what: secondNight },
].sort((one, other) => one.score - other.score);
