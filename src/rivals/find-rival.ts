import { STEPS_PER_SECOND } from '#simulation';
import { errorsOf, RivalRun } from './rival-run.ts';
import { type Rival, RIVALS } from './table.ts';

export interface Band {
  readonly from: number;
  readonly to: number;
}

/** Scores a little beyond this one: by 5 to 30 %, or by 10 to 25 points if those are more. */
export function bandAhead(score: number): Band {
  return {
    from: Math.ceil(score + Math.max(10, 0.05 * score)),
    to: Math.floor(score + Math.max(25, 0.3 * score)),
  };
}

/** Each try is a run, up to the band's end at most. Half of the searches take two. */
const MOST_TRIES = 40;

/** Fresh courses for each try, of which it takes the likeliest. */
const SEEDS_PER_TRY = 8;

/**
 * Searches a course on which some rival ends within the band. Yields often, so that the page can do
 * it in slices.
 * @returns the rival's whole run; undefined if none was found.
 */
export function* findRival(
  band: Band,
  freshSeed: () => string,
): Generator<undefined, RivalRun | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const rivalRun = yield* likeliestRun(band, freshSeed);
    const { view } = rivalRun.run;
    yield* rivalRun.play(band.to);
    if (view.gameOver && view.score >= band.from && view.score <= band.to) return rivalRun;
  }
  return undefined;
}

function* likeliestRun(band: Band, freshSeed: () => string): Generator<undefined, RivalRun> {
  let likeliest: { readonly rival: Rival; readonly seed: string } | undefined;
  let highest = -1;
  for (let i = 0; i < SEEDS_PER_TRY; i++) {
    const seed = freshSeed();
    for (const rival of RIVALS) {
      yield;
      const chance = chanceToEndIn(band, rival, seed);
      if (chance <= highest) continue;
      highest = chance;
      likeliest = { rival, seed };
    }
  }
  if (likeliest === undefined) throw new Error('There is no rival.');
  return new RivalRun(likeliest.rival, likeliest.seed);
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
