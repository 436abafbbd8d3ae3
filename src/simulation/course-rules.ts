import { PTERODACTYL_ALTITUDE, STEPS_PER_SECOND } from './constants.ts';

/*
 * The numbers of the course director (systems/spawn/course-director.ts). They are our choice: tuned
 * with `npm run bench:curves`, proved with `npm run bench:fairness`, explained in
 * docs/decisions/fair-gap.md. Gaps are in steps at turbo speed, breaths in steps at base speed.
 */

/** Runs the spawn timers for 12 s in the first step, so six threats wait on average. */
export const HEAD_START_STEPS = 12 * STEPS_PER_SECOND;

/** Steps from the start until the first threat reaches the dino, if one is waiting. */
export const FIRST_ARRIVAL_STEPS = {
  min: 2.6 * STEPS_PER_SECOND,
  max: 3.6 * STEPS_PER_SECOND,
} as const;

/** Below this score the easiest waiting threat enters first. From here on the kinds take turns. */
export const ALTERNATING_SCORE = 330;

/** Close pairs start here, where turbo already reaches the speed limit. */
export const CLOSE_PAIR_SCORE = 500;

const MAX_DIFFICULTY_SCORE = 4000;

const MAX_PHRASE_LENGTH = 6;

const BREATH_STEPS = { min: 1.5 * STEPS_PER_SECOND, max: 2.5 * STEPS_PER_SECOND } as const;

/** Added to a breath that begins with the queue below the reserve. */
const EXTRA_BREATH_STEPS = 0.5 * STEPS_PER_SECOND;

/** Threats kept in reserve so the course never runs dry. Grows with the score, from 0 to 6. */
function reserve(score: number): number {
  return Math.min(score / 50, 6);
}

/** 0 to 1. Rises fast from 500 points on, then ever more slowly up to 4000. */
function difficulty(score: number): number {
  const range = MAX_DIFFICULTY_SCORE - CLOSE_PAIR_SCORE;
  const easy = Math.min(Math.max((MAX_DIFFICULTY_SCORE - score) / range, 0), 1);
  return 1 - easy * easy;
}

/**
 * Steps from the last threat of a phrase to the first of the next.
 * @param waiting number of threats in the queue.
 * @param roll a random number in [0, 1).
 */
export function breathSteps(score: number, waiting: number, roll: number): number {
  const { min, max } = BREATH_STEPS;
  return min + (max - min) * roll + (waiting < reserve(score) ? EXTRA_BREATH_STEPS : 0);
}

/**
 * Usually 1. Longer phrases while many threats wait keep the queue at a steady length.
 * @param waiting number of threats in the queue.
 * @param roll a random number in [0, 1).
 */
export function phraseLength(score: number, waiting: number, roll: number): number {
  const spare = Math.max(waiting - reserve(score), 0);
  return Math.min(1 + Math.floor(2 * spare * roll * roll * roll), MAX_PHRASE_LENGTH);
}

/**
 * Steps added to the fair gap within a phrase: up to half a second until 500 points, almost none
 * from 4000 on.
 * @param roll a random number in [0, 1).
 */
export function spacingSteps(score: number, roll: number): number {
  return Math.floor((2 + 0.5 * STEPS_PER_SECOND * (1 - difficulty(score))) * roll);
}

/**
 * Steps behind a high pterodactyl at which a cactus may follow, instead of the fair gap. The jump
 * has to wait for the pterodactyl: a gap of 20 steps leaves no moment to jump a large cactus, and
 * 17 none for a small one. The 12 steps added at 500 points, and 8 at 4000, are the window for the
 * jump.
 */
export function gapBehindHighPterodactyl(score: number, large: boolean): number {
  return (large ? 20 : 17) + 12 - 4 * difficulty(score);
}

/**
 * The highest altitude at which a low pterodactyl may come together with a cactus; 0 for never. One
 * jump has to clear both: the player has 16 steps for it at 150 px and 9 at 173.
 */
export function closePairAltitude(score: number): number {
  return score < CLOSE_PAIR_SCORE ? 0 : PTERODACTYL_ALTITUDE.min + 8 + 15 * difficulty(score);
}

/**
 * Steps between a low pterodactyl and the cactus that comes with it. Short, so that a player who
 * sees the first in time to jump also sees the second.
 */
export const CLOSE_PAIR_GAP_STEPS = { min: 1, max: 4 } as const;

/** Steps kept before a low pterodactyl, so that a dino that has just landed can jump high again. */
export const CLOSE_PAIR_LEAD_STEPS = 66;
