import { boolean, fallback, object, parse, pipe, regex, string, transform } from 'valibot';
import { listOfValid, type StoredFields, timestamp, wholeNumber } from '#platform';

/** An entry in the list of the last runs. */
export interface PastRun {
  /**
   * When it began, ms since 1970. Identifies the run: a later entry with the same time replaces the
   * earlier one.
   */
  readonly at: number;
  readonly score: number;
  /** The distance, whole metres, as the stage shows it. */
  readonly metres: number;
  readonly assisted: boolean;
  /** It ended in a crash; otherwise the player left it. */
  readonly finished: boolean;
}

/** The runs that began on one day. */
export interface Day {
  /** YYYY-MM-DD in the player's time zone. */
  readonly day: string;
  readonly runs: number;
  /** The best scores of the finished runs without and with assists; 0 for none. */
  readonly best: number;
  readonly bestAssisted: number;
  /** Time played, ms: counted in steps, so without pauses. */
  readonly playedMs: number;
}

/** The player's statistics. A run's share has the same type, and is added with {@link addStats}. */
export interface PlayerStats {
  /** Runs begun. */
  readonly runs: number;
  /** The distance of all runs, whole metres. */
  readonly metres: number;
  /** Pterodactyls shot. */
  readonly shot: number;
  /** Time played, ms: counted in steps, so without pauses. */
  readonly playedMs: number;
  /** The latest run last. */
  readonly lastRuns: readonly PastRun[];
  /**
   * In the order in which they were first played on. That is the order of dates, unless the
   * player's clock was changed.
   */
  readonly days: readonly Day[];
}

export const NO_STATS: PlayerStats = {
  runs: 0,
  metres: 0,
  shot: 0,
  playedMs: 0,
  lastRuns: [],
  days: [],
};

/** The lengths of the two lists. */
export const MAX_RUNS = 10;
export const MAX_DAYS = 400;

/** More than a lifetime of play, and short enough to be shown. */
export const MAX_COUNT = 1e9;
/** About thirty years, ms. */
export const MAX_PLAYED_MS = 1e12;

export function addStats(before: PlayerStats, more: PlayerStats): PlayerStats {
  return {
    runs: before.runs + more.runs,
    metres: before.metres + more.metres,
    shot: before.shot + more.shot,
    playedMs: before.playedMs + more.playedMs,
    lastRuns: addRuns(before.lastRuns, more.lastRuns),
    days: addDays(before.days, more.days),
  };
}

/** A run that is added again, because it went on, replaces its entry. */
function addRuns(before: readonly PastRun[], more: readonly PastRun[]): readonly PastRun[] {
  const others = before.filter(({ at }) => !more.some((run) => run.at === at));
  return [...others, ...more].slice(-MAX_RUNS);
}

/**
 * Of too many days, those go that were first played on longest ago. Dates do not count: a clock may
 * have been wrong.
 */
function addDays(before: readonly Day[], more: readonly Day[]): readonly Day[] {
  const days = new Map(before.map((day) => [day.day, day]));
  for (const day of more) {
    const known = days.get(day.day);
    days.set(day.day, known === undefined ? day : addDay(known, day));
  }
  return [...days.values()].slice(-MAX_DAYS);
}

function addDay(before: Day, more: Day): Day {
  return {
    day: before.day,
    runs: before.runs + more.runs,
    best: Math.max(before.best, more.best),
    bestAssisted: Math.max(before.bestAssisted, more.bestAssisted),
    playedMs: before.playedMs + more.playedMs,
  };
}

/** The share that raises each figure to that of another browser, and adds its runs and days. */
export function shareUpTo(here: PlayerStats, there: PlayerStats): PlayerStats {
  const missing = (one: number, other: number) => Math.max(0, other - one);
  const days = new Map(here.days.map((day) => [day.day, day]));
  const isNew = ({ at }: PastRun) => !here.lastRuns.some((run) => run.at === at);
  return {
    runs: missing(here.runs, there.runs),
    metres: missing(here.metres, there.metres),
    shot: missing(here.shot, there.shot),
    playedMs: missing(here.playedMs, there.playedMs),
    lastRuns: [...here.lastRuns, ...there.lastRuns.filter(isNew)].sort((a, b) => a.at - b.at),
    days: there.days.map((day) => {
      const { runs, playedMs } = days.get(day.day) ?? { runs: 0, playedMs: 0 };
      return {
        ...day,
        runs: missing(runs, day.runs),
        playedMs: missing(playedMs, day.playedMs),
      };
    }),
  };
}

/** The sum of all shares that are in the database. */
export interface Total {
  readonly value: PlayerStats;
  /**
   * The ids of the latest shares in it: one that is still pending elsewhere must not be added
   * again.
   */
  readonly counted: readonly string[];
}

export const NO_TOTAL: Total = { value: NO_STATS, counted: [] };

const count = fallback(wholeNumber(MAX_COUNT), 0);
const playedMs = fallback(wholeNumber(MAX_PLAYED_MS), 0);
const flag = fallback(boolean(), false);

const PAST_RUN = object({
  at: timestamp(),
  score: count,
  metres: count,
  assisted: flag,
  finished: flag,
});

const DAY = object({
  day: pipe(string(), regex(/^\d{4,6}-\d\d-\d\d$/)),
  runs: count,
  best: count,
  bestAssisted: count,
  playedMs,
});

const STORED_STATS = pipe(
  object({
    runs: count,
    metres: count,
    shot: count,
    playedMs,
    lastRuns: fallback(listOfValid(PAST_RUN, MAX_RUNS), []),
    days: fallback(listOfValid(DAY, MAX_DAYS), []),
    counted: fallback(listOfValid(string()), []),
  }),
  // Adding merges duplicate entries of the lists.
  transform(({ counted, ...stats }) => ({ value: addStats(NO_STATS, stats), counted })),
);

/** Reads a stored total or share. Each field or entry that is damaged counts as nothing. */
export function readStats(stored: StoredFields): Total {
  return parse(STORED_STATS, stored);
}
