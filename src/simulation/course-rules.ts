import { PTERODACTYL_ALTITUDE, STEPS_PER_SECOND } from './constants.ts';

/*
 * The numbers of the course director (systems/course-director.ts). Each is our own choice, made
 * with `npm run bench:curves` and proved with `npm run bench:fairness`; docs/decisions/fair-gap.md
 * tells why.
 */

/** Run the spawn timers for 12 s before the start, so six threats are already waiting. */
export const HEAD_START_STEPS = 12 * STEPS_PER_SECOND;

/** The first threat reaches the dino between these steps of a run, if one waits. */
export const FIRST_ARRIVAL_STEPS = {
  min: 2.6 * STEPS_PER_SECOND,
  max: 3.6 * STEPS_PER_SECOND,
} as const;

/** Below this score the easiest waiting threat enters first; from here on the kinds alternate. */
export const ALTERNATING_SCORE = 330;

/** Close pairs come from this score on: turbo is at its limit of speed by then. */
export const CLOSE_PAIR_SCORE = 500;

/** The score from which on phrases get no harder. */
const HARDEST_SCORE = 4000;

const LONGEST_PHRASE = 6;

const BREATH_STEPS = { min: 1.5 * STEPS_PER_SECOND, max: 2.5 * STEPS_PER_SECOND } as const;

/** A breath is longer by this while fewer threats than the reserve wait. */
const SPARING_STEPS = 0.5 * STEPS_PER_SECOND;

/** With fewer threats waiting phrases are short and breaths long, so the course never runs dry. */
function reserve(score: number): number {
  return Math.min(score / 50, 6);
}

/** How hard phrases are, 0 to 1: from 500 points on it rises fast, and ever more slowly to 4000. */
function hardness(score: number): number {
  const range = HARDEST_SCORE - CLOSE_PAIR_SCORE;
  const easy = Math.min(Math.max((HARDEST_SCORE - score) / range, 0), 1);
  return 1 - easy * easy;
}

/**
 * Steps from the last threat of a phrase to the first of the next.
 * @param waiting threats in the queue.
 * @param draw a random number from 0 to less than 1.
 */
export function breathSteps(score: number, waiting: number, draw: number): number {
  const { min, max } = BREATH_STEPS;
  return min + (max - min) * draw + (waiting < reserve(score) ? SPARING_STEPS : 0);
}

/**
 * The number of threats in a phrase: mostly one, and more while many wait, which keeps the queue at
 * a steady length.
 * @param waiting threats in the queue.
 * @param draw a random number from 0 to less than 1.
 */
export function phraseLength(score: number, waiting: number, draw: number): number {
  const spare = Math.max(waiting - reserve(score), 0);
  return Math.min(1 + Math.floor(2 * spare * draw * draw * draw), LONGEST_PHRASE);
}

/**
 * Steps between the threats of a phrase beyond the fair gap: up to half a second at first, next to
 * nothing in the end.
 * @param draw a random number from 0 to less than 1.
 */
export function spacingSteps(score: number, draw: number): number {
  return Math.floor((2 + 0.5 * STEPS_PER_SECOND * (1 - hardness(score))) * draw);
}

/**
 * Steps behind a high pterodactyl at which a cactus may follow in a phrase, instead of the fair
 * gap. The jump has to wait for the pterodactyl: with 20 steps no moment is left to jump over a
 * large cactus, with 17 over a small one. This leaves 12 at first and 8 in the end.
 */
export function gapBehindHighPterodactyl(score: number, large: boolean): number {
  return (large ? 20 : 17) + 12 - 4 * hardness(score);
}

/**
 * The altitude, px, up to which a low pterodactyl may come together with a cactus in a phrase, so
 * that one jump clears both: that leaves 16 steps at 150 px and 9 at 173. 0 for none.
 */
export function doubleAltitude(score: number): number {
  return score < CLOSE_PAIR_SCORE ? 0 : PTERODACTYL_ALTITUDE.min + 8 + 15 * hardness(score);
}

/**
 * Steps by which a cactus arrives behind a low pterodactyl that it comes with: whoever can see the
 * one far enough ahead to jump can see the other.
 */
export const DOUBLE_GAP_STEPS = { min: 1, max: 4 } as const;

/** Steps before a low pterodactyl: a dino that has just landed has time for a high jump. */
export const DOUBLE_LEAD_STEPS = 66;
