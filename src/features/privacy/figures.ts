import type { SavedRun } from '#game';
import type { ExportName, StoredFields } from '#platform';
import { MAX_STEPS } from '#replay';
import {
  MAX_SPEED,
  POINTS_PER_PTERODACTYL,
  PTERODACTYL_EVERY_STEPS,
  PX_PER_METRE,
  STEPS_PER_POINT,
  STEPS_PER_SECOND,
} from '#simulation';

type Limits = Readonly<Record<string, number>>;

/** The most that a run can reach: at top speed, with every possible pterodactyl shot. */
function mostIn(steps: number) {
  return {
    score: steps / STEPS_PER_POINT + (steps / PTERODACTYL_EVERY_STEPS) * POINTS_PER_PTERODACTYL,
    metres: (steps * MAX_SPEED) / PX_PER_METRE,
  };
}

/** Nobody plays for longer in one run. */
const STEPS_PER_DAY = 24 * 3600 * STEPS_PER_SECOND;
const PLAIN = mostIn(STEPS_PER_DAY);

/** A longer run doesn't count for its day. */
const DAILY = mostIn(MAX_STEPS);

const LIMITS: Readonly<Partial<Record<ExportName, Limits>>> = {
  highScore: PLAIN,
  highScoreAssisted: PLAIN,
  bestRuns: PLAIN,
  stats: { best: PLAIN.score, bestAssisted: PLAIN.score, farthest: PLAIN.metres },
  daily: DAILY,
  dailyPractice: DAILY,
};

/** Whether a part of the file has a figure above any possible one. Achievements have goals. */
export function isImpossible(name: string, stored: StoredFields): boolean {
  if (name === 'practice') return hasAbove(stored['bests'], () => STEPS_PER_DAY);
  const limits = new Map(Object.entries(LIMITS)).get(name) ?? {};
  const isTooFar = name === 'stats' && Number(stored['metres']) > metresIn(stored['playedMs']);
  return isTooFar || hasAbove(stored, (field) => limits[field] ?? Infinity);
}

function metresIn(playedMs: unknown): number {
  return mostIn((Number(playedMs) * STEPS_PER_SECOND) / 1000).metres;
}

function hasAbove(value: unknown, limitOf: (field: string) => number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([field, inner]) => Number(inner) > limitOf(field) || hasAbove(inner, limitOf),
  );
}

/** A run as the file has it, and as its replay shows it. */
export interface CheckedRun {
  readonly claimed: SavedRun;
  readonly shown: SavedRun;
}

/**
 * Replaces each result that a run of the file claims wrongly by what its replay shows. Most results
 * have no replay.
 * @param assisted whether the results were reached with assists, unless they say so themselves.
 */
export function corrected(
  stored: StoredFields,
  runs: readonly CheckedRun[],
  assisted: boolean,
): StoredFields {
  const fields = Object.fromEntries(
    Object.entries(stored).map(([name, inner]) => [name, correctedIn(name, inner)]),
  );
  const isAssisted = typeof fields['assisted'] === 'boolean' ? fields['assisted'] : assisted;
  const isSame = (run: SavedRun) =>
    run.score === fields['score'] &&
    run.assisted === isAssisted &&
    (fields['metres'] === undefined || run.metres === fields['metres']);
  const claims = runs.filter(({ claimed }) => isSame(claimed));
  if (claims.length === 0 || runs.some(({ shown }) => isSame(shown))) return fields;
  const [best] = claims
    .map(({ shown }) => shown)
    .filter((shown) => shown.assisted === isAssisted)
    .sort((a, b) => b.score - a.score);
  return { ...fields, score: best?.score ?? 0, metres: best?.metres ?? 0 };

  function correctedIn(name: string, inner: unknown): unknown {
    if (Array.isArray(inner)) return inner.map((each) => correctedIn(name, each));
    if (typeof inner !== 'object' || inner === null) return inner;
    return corrected({ ...inner }, runs, assisted || name === 'assisted');
  }
}
