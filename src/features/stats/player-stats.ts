/** A run as it is remembered. */
export interface PastRun {
  /** When it began, ms since 1970 by the player's clock. Two entries of the same beginning are of the same run. */
  readonly at: number;
  readonly score: number;
  /** Whole metres of ground, as the stage tells them. */
  readonly metres: number;
  readonly assisted: boolean;
  /** It came to its end, and was not left before. */
  readonly finished: boolean;
}

/** The runs that began on one day. */
export interface Day {
  /** YYYY-MM-DD, as the player's calendar had it. */
  readonly day: string;
  readonly runs: number;
  /** The best of the runs that were finished without assists, and of those with; 0: none. */
  readonly best: number;
  readonly bestAssisted: number;
  /** Time played, ms: steps of play, not the clock's. */
  readonly playedMs: number;
}

/** What the player has come to. Any two of them can be put together: those of before, and what a run adds. */
export interface PlayerStats {
  /** Runs begun. */
  readonly runs: number;
  /** Whole metres of ground. */
  readonly metres: number;
  /** Pterodactyls shot. */
  readonly shot: number;
  /** Time played, ms: steps of play, not the clock's. */
  readonly playedMs: number;
  /** The latest last. */
  readonly lastRuns: readonly PastRun[];
  /** In the order in which they were first played on, which is theirs unless the player's clock was set. */
  readonly days: readonly Day[];
}

export const NOTHING_YET: PlayerStats = { runs: 0, metres: 0, shot: 0, playedMs: 0, lastRuns: [], days: [] };

/** How many runs and days are remembered. */
export const MAX_RUNS = 10;
export const MAX_DAYS = 400;

/** No count grows beyond a billion: more than a life of play, and short enough to be shown. */
export const MAX_COUNT = 1e9;
/** ms; about thirty years. */
export const MAX_PLAYED_MS = 1e12;

export function addNumbers(before: PlayerStats, more: PlayerStats): PlayerStats {
  return {
    runs: addCounts(before.runs, more.runs),
    metres: addCounts(before.metres, more.metres),
    shot: addCounts(before.shot, more.shot),
    playedMs: addTimes(before.playedMs, more.playedMs),
    lastRuns: addRuns(before.lastRuns, more.lastRuns),
    days: addDays(before.days, more.days),
  };
}

/** A run that went on after it was told of is told of anew. */
function addRuns(before: readonly PastRun[], more: readonly PastRun[]): readonly PastRun[] {
  const others = before.filter(({ at }) => !more.some((run) => run.at === at));
  return [...others, ...more].slice(-MAX_RUNS);
}

/** When there are too many, those go that were played on first: dates do not count, for a clock may be set wrong. */
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
    runs: addCounts(before.runs, more.runs),
    best: Math.max(before.best, more.best),
    bestAssisted: Math.max(before.bestAssisted, more.bestAssisted),
    playedMs: addTimes(before.playedMs, more.playedMs),
  };
}

const addCounts = (a: number, b: number) => Math.min(a + b, MAX_COUNT);
const addTimes = (a: number, b: number) => Math.min(a + b, MAX_PLAYED_MS);
