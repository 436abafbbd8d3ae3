import { STEPS_PER_SECOND } from '#simulation';
import type { Band } from './band-ahead.ts';
import { errorsOf, RivalRun } from './rival-run.ts';
import type { Rival } from './table.ts';

/** For one rival. Each try is a run, up to the band's end at most. */
const MOST_TRIES = 40;

/** Of all tries for one rival. */
const MOST_POINTS = 40_000;

/** Fresh courses for each try, of which it takes the likeliest. They take less time than a run. */
const SEEDS_PER_TRY = 500;

/** A course with this chance is taken at once. */
const LIKELY = 0.5;

/** The chance that makes a run worth trying grows with its points, up to this one. */
const ENOUGH = 0.2;
const POINTS_PER_CHANCE = 10_000;

/** A rival is given up whose likeliest course has less than this part of that chance. */
const HOPELESS = 0.05;

/**
 * Searches a course on which a rival ends within the band: the first of these rivals for whom there
 * is one. Yields often, so that the page can do it in slices.
 * @returns the rival's whole run; undefined if none was found.
 */
export function* findRival(
  band: Band,
  rivals: readonly Rival[],
  freshSeed: () => string,
): Generator<undefined, RivalRun | undefined> {
  for (const rival of rivals) {
    const found = yield* findCourse(band, rival, freshSeed);
    if (found !== undefined) return found;
  }
  return undefined;
}

function* findCourse(
  band: Band,
  rival: Rival,
  freshSeed: () => string,
): Generator<undefined, RivalRun | undefined> {
  const enough = Math.min(ENOUGH, band.to / POINTS_PER_CHANCE);
  const most = Math.min(MOST_TRIES, MOST_POINTS / band.to);
  for (let tries = 0; tries < most; tries++) {
    const { seed, chance } = yield* likeliestCourse(band, rival, freshSeed);
    if (chance < HOPELESS * enough) break;
    if (chance < enough) continue;
    const rivalRun = new RivalRun(rival, seed);
    const { view } = rivalRun.run;
    yield* rivalRun.play(band.to);
    if (view.gameOver && view.score >= band.from && view.score <= band.to) return rivalRun;
  }
  return undefined;
}

function* likeliestCourse(band: Band, rival: Rival, freshSeed: () => string) {
  let likeliest = { seed: '', chance: -1 };
  for (let i = 0; i < SEEDS_PER_TRY && likeliest.chance < LIKELY; i++) {
    const seed = freshSeed();
    const chance = chanceToEndIn(band, rival, seed);
    if (chance > likeliest.chance) likeliest = { seed, chance };
    yield;
  }
  return likeliest;
}

/** A threat arrives this many points before or after the usual score. */
const UNSURE = 6;

/** Below this chance to get as far as the band, a rival is not looked at further. */
const HARDLY = 0.05;

/**
 * How likely the rival is to end within the band. Looks at its errors alone, which takes a
 * hundredth of the time of its run.
 */
function chanceToEndIn({ from, to }: Band, rival: Rival, seed: string): number {
  const nextError = errorsOf(rival, seed);
  const spread = (rival.spread * STEPS_PER_SECOND) / 1000;
  let alive = 1;
  let chance = 0;
  for (let threat = 0; ; threat++) {
    const score = usualArrival(threat);
    const isBefore = score < from - UNSURE;
    if (score > to + UNSURE || (isBefore && alive < HARDLY)) return chance;
    const risk = riskOf(nextError() * spread, score);
    // The error of the release, which hardly ever matters.
    nextError();
    if (!isBefore) chance += alive * risk;
    alive *= 1 - risk;
  }
}

/** The score at which the threat with this index usually arrives. Measured over 3,800 runs. */
function usualArrival(threat: number): number {
  return threat < 20 ? 33 + 19.5 * threat : 423 + 15.3 * (threat - 20);
}

/**
 * The share of such errors that ended a run, measured over 5,800 runs: 12 steps are harmless and 17
 * fatal, but later some threats leave no more than 7.
 * @param error in steps.
 */
function riskOf(error: number, score: number): number {
  const steps = Math.abs(error);
  const inClosePairs = steps > 7.5 ? Math.min(0.18, score / 7500) : 0;
  return Math.max(inClosePairs, Math.min(1, (steps - 12) / 4.5));
}
