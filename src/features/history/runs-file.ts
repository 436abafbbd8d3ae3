import {
  custom,
  fallback,
  literal,
  object,
  optional,
  picklist,
  safeParse,
  string,
  unknown,
} from 'valibot';
import { RUNS_FILE, tooManyRuns } from '#content';
import { replayIn, ReplayError, verifyInSlices } from '#replay';
import { isAssisted } from '#simulation';
import { timestamp } from '#platform';
import type { SavedRun } from '#game/api';
import { latestFirst } from './retention.ts';
import { DAY, PAGE } from './runs-database.ts';

const FORMAT = 'dino-sprint-runs';
/** The file with all of the player's data has a list of runs as well. */
const FORMATS = [FORMAT, 'dino-sprint-data'];
const VERSION = 1;

/** Any file of the game, also of a later version. */
const ANY_FILE = object({ format: picklist(FORMATS), version: optional(unknown()) });
const FILE_WITH_RUNS = object({
  version: literal(VERSION),
  runs: custom<readonly unknown[]>(Array.isArray),
});

/** What is read of a run; its result comes from its replay. */
const RUN_OF_FILE = object({
  replay: string(),
  at: fallback(optional(timestamp()), undefined),
  page: fallback(PAGE, '/'),
  day: DAY,
});

/** The largest file that is read, bytes. The game's own files have a megabyte of runs at most. */
export const MOST_BYTES = 2_000_000;

/** The most runs that are read of one file. The game's own files have some thirty. */
export const MOST_RUNS = 1000;

/** The content of a file with runs. */
export interface RunsOfFile {
  /** The latest first. */
  readonly runs: readonly SavedRun[];
  /** How many runs were left out, by reason: a sentence for the player. */
  readonly refused: readonly { readonly reason: string; readonly count: number }[];
}

/** How far the reading of a file has come. */
export interface FileProgress {
  /** Runs that are done; not a whole number while one is played back. */
  readonly done: number;
  readonly runs: number;
}

/** The content of a file for the player, JSON. */
export function writeRunsFile(runs: readonly SavedRun[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, runs }, null, 2)}\n`;
}

/**
 * Reads a file that {@link writeRunsFile} wrote, or that contains only a replay or a link to one.
 * Each replay is played back, so that the file cannot claim a better result. Yields after each run,
 * and many times during a long one.
 * @param now ms since 1970: the time of runs for which the file has none.
 * @throws Error with a sentence for the player if it is no such file, or a file with more than
 * {@link MOST_RUNS}.
 */
export function* readRunsFile(text: string, now: number): Generator<FileProgress, RunsOfFile> {
  const onlyReplay = replayIn(text);
  const records =
    text.trimStart().startsWith('{') || onlyReplay === undefined
      ? recordsOf(text)
      : [{ replay: onlyReplay }];
  if (records.length > MOST_RUNS) throw new Error(tooManyRuns(MOST_RUNS));
  const runs = new Map<string, SavedRun>();
  const refused = new Map<string, number>();
  for (const [done, record] of records.entries()) {
    try {
      const reading = readRun(record, now);
      let next = reading.next();
      for (; next.done !== true; next = reading.next())
        yield { done: done + next.value, runs: records.length };
      runs.set(next.value.replay, next.value);
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
      refused.set(error.message, (refused.get(error.message) ?? 0) + 1);
    }
    yield { done: done + 1, runs: records.length };
  }
  return {
    runs: [...runs.values()].sort(latestFirst),
    refused: [...refused].map(([reason, count]) => ({ reason, count })),
  };
}

function recordsOf(text: string): readonly unknown[] {
  const content = parse(text);
  const anyFile = safeParse(ANY_FILE, content);
  if (!anyFile.success) throw new Error(RUNS_FILE.foreign);
  const { version } = anyFile.output;
  if (typeof version === 'number' && version > VERSION) {
    throw new Error(RUNS_FILE.newer);
  }
  const runsFile = safeParse(FILE_WITH_RUNS, content);
  if (!runsFile.success) throw new Error(RUNS_FILE.damaged);
  return runsFile.output.runs;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A file of the game that was cut off still has its format in it.
    throw new Error(text.includes(FORMAT) ? RUNS_FILE.damaged : RUNS_FILE.foreign);
  }
}

/**
 * Plays a run back. Yields how much of it has been played, 0 to 1.
 * @throws ReplayError for a run whose replay is not valid.
 */
function* readRun(record: unknown, now: number): Generator<number, SavedRun> {
  const result = safeParse(RUN_OF_FILE, record);
  if (!result.success) throw new ReplayError('damaged');
  const { replay, at, page, day } = result.output;
  const { score, metres, assists } = yield* verifyInSlices(replay);
  const run = { replay, at: at ?? now, page, score, metres, assisted: isAssisted(assists) };
  return day === undefined ? run : { ...run, day };
}
