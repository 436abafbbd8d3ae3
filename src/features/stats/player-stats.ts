import { fallback, object, parse, pipe, regex, string, transform } from 'valibot';
import { listOfValid, type StoredFields, wholeNumber } from '#platform';

export interface Day {
  /** YYYY-MM-DD in the player's time zone. */
  readonly day: string;
  readonly runs: number;
  readonly best: number;
  readonly bestAssisted: number;
  /** ms, counted in steps, so without pauses. */
  readonly playedMs: number;
}

/** Also what one run adds. */
export interface PlayerStats {
  readonly runs: number;
  readonly metres: number;
  /** Metres of the longest finished run. */
  readonly farthest: number;
  /** ms, counted in steps, so without pauses. */
  readonly playedMs: number;
  /** In order of first play. That is the order of dates unless the player's clock was changed. */
  readonly days: readonly Day[];
}

export const NO_STATS: PlayerStats = {
  runs: 0,
  metres: 0,
  farthest: 0,
  playedMs: 0,
  days: [],
};

export const MAX_DAYS = 400;

const MAX_COUNT = 1e9;
/** About thirty years. */
const MAX_PLAYED_MS = 1e12;

export function addStats(before: PlayerStats, more: PlayerStats): PlayerStats {
  return {
    runs: before.runs + more.runs,
    metres: before.metres + more.metres,
    farthest: Math.max(before.farthest, more.farthest),
    playedMs: before.playedMs + more.playedMs,
    days: addDays(before.days, more.days),
  };
}

/** Drops the days first played longest ago. Dates don't decide, as a clock may have been wrong. */
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

/** The share to add here. Then no figure is below the other browser's, and no day is missing. */
export function shareUpTo(here: PlayerStats, there: PlayerStats): PlayerStats {
  const missing = (one: number, other: number) => Math.max(0, other - one);
  const days = new Map(here.days.map((day) => [day.day, day]));
  return {
    runs: missing(here.runs, there.runs),
    metres: missing(here.metres, there.metres),
    farthest: there.farthest,
    playedMs: missing(here.playedMs, there.playedMs),
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

const count = fallback(wholeNumber(MAX_COUNT), 0);
const playedMs = fallback(wholeNumber(MAX_PLAYED_MS), 0);

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
    farthest: count,
    playedMs,
    days: fallback(listOfValid(DAY, MAX_DAYS), []),
  }),
  // Adding merges duplicate days.
  transform((stats) => addStats(NO_STATS, stats)),
);

export function readStats(stored: StoredFields): PlayerStats {
  return parse(STORED_STATS, stored);
}
