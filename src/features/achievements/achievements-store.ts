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
  GrowingItem,
  type StoredFields,
  type StoredKey,
  type TextStorage,
  timestamp,
  wholeNumber,
} from '#platform';
import { ACHIEVEMENT_IDS, GOALS, LIST_VERSION } from './goals.ts';

/** The key of the achievements in local storage. */
export const ACHIEVEMENTS_KEY = 'dino-achievements' satisfies StoredKey<'localStorage'>;

export interface AchievementResult {
  /** The furthest that a run has come; at most the goal. */
  readonly best: number;
  /** When the run that earned it ended, ms since 1970; null as long as it is not earned. */
  readonly at: number | null;
}

export interface AchievementsState {
  /** What has not been begun is absent. */
  readonly results: Readonly<Partial<Record<AchievementId, AchievementResult>>>;
  /** The keys of the runs that have been judged, see `keyOfRun`. The latest is last. */
  readonly judged: readonly string[];
}

export const NO_ACHIEVEMENTS: AchievementsState = { results: {}, judged: [] };

/** More than the runs that are kept at a time: two bests, those of 14 days, and the last ten. */
const MOST_JUDGED = 64;
const MOST_KEY_LENGTH = 40;

const RESULT = object({ best: wholeNumber(), at: fallback(nullable(timestamp()), null) });

const STORED = object({
  list: fallback(wholeNumber(), 0),
  results: fallback(record(string(), unknown()), {}),
  judged: fallback(listOfValid(pipe(string(), maxLength(MOST_KEY_LENGTH)), MOST_JUDGED), []),
});

/**
 * What the player has achieved, and how far they have come with the rest. It only grows, whichever
 * tab adds to it.
 */
export class AchievementsStore extends GrowingItem<AchievementsState> {
  /** @param storage see {@link GrowingItem}. */
  constructor(storage?: () => TextStorage | undefined) {
    super(
      {
        key: ACHIEVEMENTS_KEY,
        initial: NO_ACHIEVEMENTS,
        decode,
        encode: (state) => ({ list: LIST_VERSION, ...state }),
        apply: join,
      },
      storage,
    );
  }
}

/** The achievements of this browser, for the life of the page. */
export const achievementsStore = new AchievementsStore();

export function isEarned({ results }: AchievementsState, id: AchievementId): boolean {
  return (results[id]?.at ?? null) !== null;
}

/**
 * Each result that is missing or damaged counts as none. Of another list of achievements, the runs
 * have to be judged again.
 */
function decode(fields: StoredFields): AchievementsState {
  const { list, results: stored, judged } = parse(STORED, fields);
  const results: Partial<Record<AchievementId, AchievementResult>> = {};
  for (const id of ACHIEVEMENT_IDS) {
    const { success, output } = safeParse(RESULT, stored[id]);
    if (!success) continue;
    // Earned by reaching the goal, whatever else is stored.
    const best = Math.min(output.best, GOALS[id]);
    results[id] = { best, at: best < GOALS[id] ? null : output.at };
  }
  return { results, judged: list === LIST_VERSION ? judged : [] };
}

function join(one: AchievementsState, other: AchievementsState): AchievementsState {
  const results: Partial<Record<AchievementId, AchievementResult>> = {};
  for (const id of ACHIEVEMENT_IDS) {
    const result = further(one.results[id], other.results[id]);
    if (result !== undefined) results[id] = result;
  }
  // Keys begin with the moment of a run's end, of eight digits until 2059.
  const judged = [...new Set([...one.judged, ...other.judged])].sort().slice(-MOST_JUDGED);
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
