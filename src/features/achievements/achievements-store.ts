import {
  fallback,
  maxLength,
  nullable,
  object,
  parse,
  pipe,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot';
import type { AchievementId } from '#content';
import {
  listOfValid,
  erasures,
  GrowingItem,
  type StoredFields,
  type StoredKey,
  type TextStorage,
  timestamp,
  wholeNumber,
} from '#platform';
import { ACHIEVEMENT_IDS, GOALS } from './goals.ts';

export const ACHIEVEMENTS_KEY = 'dino-achievements' satisfies StoredKey<'localStorage'>;

export interface AchievementResult {
  /** The best value of any run, capped at the goal. */
  readonly best: number;
  /** When it was earned, ms since 1970; null until then. */
  readonly at: number | null;
}

export interface AchievementsState {
  readonly results: Readonly<Partial<Record<AchievementId, AchievementResult>>>;
  /** Keys of the runs already judged (see `keyOfRun`), the latest last. */
  readonly judged: readonly string[];
}

export const NO_ACHIEVEMENTS: AchievementsState = { results: {}, judged: [] };

/** More than we ever keep at a time: two bests, the bests of 14 days, and the last ten runs. */
const MAX_JUDGED_RUNS = 64;
const MAX_KEY_LENGTH = 40;

const RESULT = object({ best: wholeNumber(), at: fallback(nullable(timestamp()), null) });

const STORED = object({
  results: fallback(record(string(), unknown()), {}),
  judged: fallback(listOfValid(pipe(string(), maxLength(MAX_KEY_LENGTH)), MAX_JUDGED_RUNS), []),
});

export class AchievementsStore extends GrowingItem<AchievementsState> {
  constructor(storage?: () => TextStorage | undefined) {
    super(
      {
        key: ACHIEVEMENTS_KEY,
        initial: NO_ACHIEVEMENTS,
        decode,
        encode: (state) => state,
        apply: join,
      },
      storage,
    );
  }
}

export const achievementsStore = new AchievementsStore();
erasures.subscribe(() => achievementsStore.reset());

export function isEarned({ results }: AchievementsState, id: AchievementId): boolean {
  return (results[id]?.at ?? null) !== null;
}

/** Skips damaged results. */
function decode(fields: StoredFields): AchievementsState {
  const { results: stored, judged } = parse(STORED, fields);
  const results: Partial<Record<AchievementId, AchievementResult>> = {};
  for (const id of ACHIEVEMENT_IDS) {
    const { success, output } = safeParse(RESULT, stored[id]);
    if (!success) continue;
    // Only reaching the goal earns it, whatever else is stored.
    const best = Math.min(output.best, GOALS[id]);
    results[id] = { best, at: best < GOALS[id] ? null : output.at };
  }
  return { results, judged };
}

function join(one: AchievementsState, other: AchievementsState): AchievementsState {
  const results: Partial<Record<AchievementId, AchievementResult>> = {};
  for (const id of ACHIEVEMENT_IDS) {
    const result = further(one.results[id], other.results[id]);
    if (result !== undefined) results[id] = result;
  }
  // Keys start with the time of the run's end, which has eight digits until 2059, so they sort by
  // age.
  const judged = [...new Set([...one.judged, ...other.judged])].sort().slice(-MAX_JUDGED_RUNS);
  return { results, judged };
}

function further(
  one: AchievementResult | undefined,
  other: AchievementResult | undefined,
): AchievementResult | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const moments = [one.at, other.at].filter((at) => at !== null);
  return {
    best: Math.max(one.best, other.best),
    at: moments.length === 0 ? null : Math.min(...moments),
  };
}
