export interface Band {
  readonly from: number;
  readonly to: number;
}

/** The player's usual score is the median of this many runs. */
const USUAL_RUNS = 5;

/** Of its score: a first run may have been lucky. */
const SHARE_OF_FIRST = 0.75;

/** Points: in a narrower band a search takes too long, or finds a rival of another rank. */
const NARROWEST = 11;

/** From this many races without a win on, the next rival ends earlier. */
const KIND_AFTER = 2;

/**
 * Where the next rival ends: beyond the player's usual score by 5 to 30 %, or by 4 to 15 points if
 * those are more. Never at the score just reached: after 30 points 'Beat Compy: 30' is no aim.
 * @param scores of the player's runs, the latest first.
 * @param lost races since the last win.
 * @returns undefined without runs.
 */
export function bandAhead(scores: readonly number[], lost: number): Band | undefined {
  const usual = usualScore(scores.slice(0, USUAL_RUNS), lost);
  if (usual === undefined) return undefined;
  const from = Math.ceil(usual + Math.max(4, 0.05 * usual));
  const to = Math.floor(usual + Math.max(15, 0.3 * usual));
  const [last = 0] = scores;
  if (to <= last) return { from, to: Math.min(to, last - 1) };
  const beyond = Math.max(from, last + 1);
  return { from: beyond, to: Math.max(to, beyond + NARROWEST) };
}

/** The median, of two the lower one; after lost races the second lowest of five, or the lowest. */
function usualScore(scores: readonly number[], lost: number): number | undefined {
  const [first] = scores;
  if (scores.length === 1 && first !== undefined) return SHARE_OF_FIRST * first;
  const place = Math.floor((scores.length - 1) / (lost < KIND_AFTER ? 2 : 4));
  return [...scores].sort((a, b) => a - b)[place];
}
