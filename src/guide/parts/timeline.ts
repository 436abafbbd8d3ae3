import { TIMELINE_GUIDE } from '#content';
import { HIGH_JUMP_SCORE, PICKUP_SCORE, PTERODACTYL_SCORE } from '#simulation';
import { NIGHT_DURATION, NIGHT_INTERVAL } from '#simulation';
import { TOP_SPEED_SCORE } from './speeds.ts';

export interface Moment {
  readonly score: number;
  readonly what: string;
}

const { start, weapon, pterodactyls, nightfall, daybreak, topSpeed, pairs, secondNight } = TIMELINE_GUIDE;

/** What is new in a run, in the order in which it comes. */
export const MOMENTS: readonly Moment[] = [
  { score: 0, what: start },
  { score: PICKUP_SCORE, what: weapon },
  { score: PTERODACTYL_SCORE, what: pterodactyls },
  { score: NIGHT_INTERVAL, what: nightfall },
  { score: NIGHT_INTERVAL + NIGHT_DURATION, what: daybreak },
  { score: TOP_SPEED_SCORE, what: topSpeed },
  { score: HIGH_JUMP_SCORE, what: pairs },
  { score: 2 * NIGHT_INTERVAL, what: secondNight },
].sort((one, other) => one.score - other.score);
