import { PTERODACTYL_ALTITUDE, STEPS_PER_SECOND } from './constants.ts';

/*
 * When the threats that the course has drawn may enter (docs/decisions/fair-gap.md). The spawn
 * timers decide which come and how many. Every number here is our own choice, made with
 * `npm run bench:curves` and proved with `npm run bench:fairness`.
 */

/**
 * Below this score the threat that leaves most time to jump over it enters first; from here on the
 * kinds alternate.
 */
export const KIND_SCORE = 330;

/**
 * From this score on a pterodactyl and a cactus may come closer than the fair gap; turbo is at its
 * limit of speed by then.
 */
export const CLOSE_SCORE = 500;

/** Score at which phrases are closest. */
const HARDEST_SCORE = 4000;

/**
 * So long before the run the spawn timers start, so that there is something to choose from: 12 s,
 * in which six threats are drawn.
 */
export const HEAD_START_STEPS = 12 * STEPS_PER_SECOND;

/** Between these steps of a run the first threat reaches the dino, if one waits. */
export const FIRST_ARRIVAL_STEPS = {
  min: 2.6 * STEPS_PER_SECOND,
  max: 3.6 * STEPS_PER_SECOND,
} as const;

/** Steps between two phrases, so that one can tell them apart. */
const BREATH_STEPS = { min: 1.5 * STEPS_PER_SECOND, max: 2.5 * STEPS_PER_SECOND } as const;

/** Steps by which a breath is longer while few threats wait. */
const SPARING_STEPS = 0.5 * STEPS_PER_SECOND;

const LONGEST_PHRASE = 6;

/**
 * So many threats are held back for when few are drawn: none at first, as too many would have been
 * missed, and six in the end.
 */
function heldThreats(score: number): number {
  return Math.min(score / 50, 6);
}

/** How hard the phrases are at a score, 0 to 1: rising fast at first and slowly in the end. */
function hardness(score: number): number {
  const easy = Math.min(Math.max((HARDEST_SCORE - score) / (HARDEST_SCORE - CLOSE_SCORE), 0), 1);
  return 1 - easy * easy;
}

/**
 * Steps from the last threat of a phrase to the first of the next.
 * @param waiting the number of threats that wait.
 * @param draw a random number from 0 to less than 1.
 */
export function breathSteps(score: number, waiting: number, draw: number): number {
  const { min, max } = BREATH_STEPS;
  return min + (max - min) * draw + (waiting < heldThreats(score) ? SPARING_STEPS : 0);
}

/**
 * The number of threats in a phrase: one as a rule, and the more the more of them wait, which keeps
 * their number steady.
 * @param waiting the number of threats that wait.
 * @param draw a random number from 0 to less than 1.
 */
export function phraseLength(score: number, waiting: number, draw: number): number {
  const spare = Math.max(waiting - heldThreats(score), 0);
  return Math.min(1 + Math.floor(2 * spare * draw * draw * draw), LONGEST_PHRASE);
}

/**
 * Steps between the threats of a phrase in addition to the fair gap, the same throughout the
 * phrase, so that it has a rhythm: up to half a second at first, next to nothing in the end.
 * @param draw a random number from 0 to less than 1.
 */
export function phraseSlackSteps(score: number, draw: number): number {
  return Math.floor((2 + 0.5 * STEPS_PER_SECOND * (1 - hardness(score))) * draw);
}

/**
 * Steps behind a pterodactyl that passes over a standing dino at which a cactus may follow in a
 * phrase, instead of the fair gap. The jump has to wait for the pterodactyl: with 20 steps no
 * moment is left for one over a large cactus, with 17 for a small one. This leaves 12 at first and
 * 8 in the end.
 */
export function gapBehindHighPterodactyl(score: number, large: boolean): number {
  return (large ? 20 : 17) + 12 - 4 * hardness(score);
}

/**
 * The altitude, px, up to which a low pterodactyl may come together with a cactus in a phrase, so
 * that both are to be jumped over at once: that leaves 16 steps at 150 px and 9 at 173. 0 for none.
 */
export function highJumpAltitude(score: number): number {
  return score < CLOSE_SCORE ? 0 : PTERODACTYL_ALTITUDE.min + 8 + 15 * hardness(score);
}

/**
 * Steps by which such a cactus arrives behind its pterodactyl: whoever can see the one far enough
 * ahead to jump can see the other.
 */
export const HIGH_JUMP_GAP_STEPS = { min: 1, max: 4 } as const;

/**
 * Steps in front of such a pterodactyl: a dino that has just landed from the last jump has time for
 * a high one.
 */
export const HIGH_JUMP_LEAD_STEPS = 66;
