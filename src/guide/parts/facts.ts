import { TIMELINE_GUIDE } from '#content';
import {
  BASE_SPEED,
  baseSpeed,
  CLOSE_PAIR_SCORE,
  DINO_SIZE,
  FAIR_GAP_STEPS,
  jumpArc,
  MAX_SPEED,
  NIGHT_DURATION,
  NIGHT_INTERVAL,
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

/** @param px of the stage. */
export function metres(px: number): number {
  return px / PX_PER_METRE;
}

export function seconds(steps: number): number {
  return steps / STEPS_PER_SECOND;
}

/** How long it takes to that many points in a run without a hit, seconds. */
export function secondsUntil(points: number): number {
  return seconds(points * STEPS_PER_POINT);
}

/** The score from which the ground has its top speed without turbo. */
export const TOP_SPEED_SCORE = (MAX_SPEED - BASE_SPEED) * SCORE_PER_SPEED;

/** The last whole score at which top speed takes nothing away from the turbo. */
export const FULL_TURBO_SCORE = Math.floor(
  (MAX_SPEED / TURBO_FACTOR - BASE_SPEED) * SCORE_PER_SPEED,
);

export interface SpeedAtScore {
  readonly score: number;
  /** Metres a second. */
  readonly running: number;
  readonly turbo: number;
  /** What the turbo adds, as a share of the speed without it. */
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
  /** The least time from one to the other at the speed of turbo, seconds. */
  readonly time: number;
}

/** Each pair of threats, and how far apart they reach the dino at least, except for phrases. */
export const GAPS: readonly Gap[] = THREAT_KINDS.flatMap((before) =>
  THREAT_KINDS.map((next) => ({ before, next, time: seconds(FAIR_GAP_STEPS[before][next]) })),
);

const ARC = jumpArc();

/** From the press to the landing, steps: the dino is in the air after each but the last. */
export const JUMP_STEPS = ARC.length + 1;

export const JUMP_SECONDS = seconds(JUMP_STEPS);

/** How far the dino is lifted, px of the stage. */
export const JUMP_HEIGHT = STANDING_Y - Math.min(...ARC);

export interface Jump {
  readonly score: number;
  /** Metres a second. */
  readonly speed: number;
  /** Ground that passes below, metres. */
  readonly length: number;
  /** The way of the dino's feet over the ground, px of the stage: `x` from 0, `y` downwards. */
  readonly path: readonly { readonly x: number; readonly y: number }[];
}

/** A jump at the speed of each of these scores. */
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

/** The lengths of the shortest and the longest jump without turbo, metres. */
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

/** What is new in a run, in the order in which it comes. */
export const MOMENTS: readonly Moment[] = [
  { score: 0, what: start },
  { score: PICKUP_SCORE, what: weapon },
  { score: PTERODACTYL_SCORE, what: pterodactyls },
  { score: NIGHT_INTERVAL, what: nightfall },
  { score: NIGHT_INTERVAL + NIGHT_DURATION, what: daybreak },
  { score: TOP_SPEED_SCORE, what: topSpeed },
  { score: CLOSE_PAIR_SCORE, what: pairs },
  { score: 2 * NIGHT_INTERVAL, what: secondNight },
].sort((one, other) => one.score - other.score);
