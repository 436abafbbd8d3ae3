import { PTERODACTYL_ALTITUDE, STEPS_PER_SECOND } from './constants.ts';

/*
 * When the threats that the course has drawn may enter (docs/decisions/fair-gap.md). The spawn timers decide which come and how many. Every number
 * here is our own choice, made with `npm run bench:curves` and proved with `npm run bench:fairness`.
 */

/** Below this score threats that are hard to jump over wait. */
export const KIND_SCORE = 150;

/** A jump over a threat that enters below {@link KIND_SCORE} may begin in at least so many steps. */
export const KIND_TAKEOFF_STEPS = 14;

/** From this score on threats come in phrases; nothing else rises any more. */
export const PHRASE_SCORE = 1000;

/** From this score on a pterodactyl and a cactus may come together. */
export const HIGH_JUMP_SCORE = 1200;

/** Score at which phrases are longest and closest. */
const HARDEST_SCORE = 5000;

/**
 * Threats are held back from these scores on, one more at each: so the first half minute is calm, and phrases have something to be made of.
 */
const HELD_FROM_SCORES = [30, 60, 90, 150, 200] as const;

/** So many steps before its time a threat is drawn: 20 s, in which next to no course draws none. */
export const DRAWN_AHEAD_STEPS = 20 * STEPS_PER_SECOND;

/** Between two phrases pass at least so many steps, so that one can tell them apart: 1.5 s. */
export const BREATH_STEPS = 1.5 * STEPS_PER_SECOND;

/**
 * Threats are saved up for a calm, so that none lasts longer than so many steps if enough are drawn at all: 5.6 s. No calm is to be longer than 6,
 * and a pickup in the way may add a third of a second.
 */
export const LONGEST_PAUSE_STEPS = 5.6 * STEPS_PER_SECOND;

/** How many threats are held back at a score. */
export function heldThreats(score: number): number {
  let held = 0;
  // By index: an iterator would be allocated in each step.
  for (let i = 0; i < HELD_FROM_SCORES.length; i++) if (score >= (HELD_FROM_SCORES[i] ?? Infinity)) held += 1;
  return held;
}

/** How hard the phrases are at a score, 0 to 1: rising fast at first and slowly in the end. */
function hardness(score: number): number {
  const easy = Math.min(Math.max((HARDEST_SCORE - score) / (HARDEST_SCORE - PHRASE_SCORE), 0), 1);
  return 1 - easy * easy;
}

/**
 * The number of threats in a phrase: one or two at first, three to six in the end.
 * @param draw a random number from 0 to less than 1.
 */
export function phraseLength(score: number, draw: number): number {
  const hard = hardness(score);
  const shortest = 1 + 2 * hard;
  const longest = 2 + 4 * hard;
  return Math.floor(shortest + draw * (longest + 1 - shortest));
}

/**
 * Steps between the threats of a phrase in addition to the fair gap, the same throughout the phrase, so that it has a rhythm: up to half a second
 * at first, next to nothing in the end.
 * @param draw a random number from 0 to less than 1.
 */
export function phraseSlackSteps(score: number, draw: number): number {
  return Math.floor((2 + 0.5 * STEPS_PER_SECOND * (1 - hardness(score))) * draw);
}

/**
 * Steps behind a pterodactyl that passes over a standing dino at which a cactus may follow in a phrase, instead of the fair gap. The jump has to wait for
 * the pterodactyl: this leaves it 22 steps at first and 8 in the end.
 */
export function gapBehindHighPterodactyl(score: number, large: boolean): number {
  return (large ? 20 : 17) + 22 - 14 * hardness(score);
}

/**
 * The altitude, px, up to which a low pterodactyl may come together with a cactus in a phrase, so that both are to be jumped over at once: that
 * leaves 16 steps at 150 px and 9 at 173. 0 for none.
 */
export function highJumpAltitude(score: number): number {
  return score < HIGH_JUMP_SCORE ? 0 : PTERODACTYL_ALTITUDE.min + 8 + 15 * hardness(score);
}

/** Steps by which such a cactus arrives behind its pterodactyl: whoever can see the one far enough ahead to jump can see the other. */
export const HIGH_JUMP_GAP_STEPS = { min: 1, max: 4 } as const;

/** Steps in front of such a pterodactyl: a dino that has just landed from the last jump has time for a high one. */
export const HIGH_JUMP_LEAD_STEPS = 66;
