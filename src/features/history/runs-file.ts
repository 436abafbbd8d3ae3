import { array, fallback, literal, object, optional, picklist, safeParse, string, unknown } from 'valibot';
import { RUNS_FILE } from '#content';
import { replayIn, ReplayError, verify } from '#replay';
import { isAssisted } from '#simulation';
import { timestamp } from '#platform';
import type { SavedRun } from '#game/api';
import { latestFirst } from './bests.ts';
import { DAY, PAGE } from './saved-run-schema.ts';

const FORMAT = 'dino-sprint-runs';
/** The file with all of the player's data has a list of runs as well. */
const FORMATS = [FORMAT, 'dino-sprint-data'];
const VERSION = 1;

/** Any file of the game, also of a later version. */
const ANY_FILE = object({ format: picklist(FORMATS), version: optional(unknown()) });
const FILE_WITH_RUNS = object({ version: literal(VERSION), runs: array(unknown()) });

/** What is read of a run; its result comes from its replay. */
const RUN_OF_FILE = object({
  replay: string(),
  at: fallback(optional(timestamp()), undefined),
  page: fallback(PAGE, '/'),
  day: DAY,
});

/** Far above the size of any file of the game, characters. */
export const MOST_CHARACTERS = 2_000_000;

/** The content of a file with runs. */
export interface RunsOfFile {
  /** The latest first. */
  readonly runs: readonly SavedRun[];
  /** How many runs were left out, by reason: a sentence for the player. */
  readonly refused: readonly { readonly reason: string; readonly count: number }[];
}

/** The content of a file for the player, JSON. */
export function writeRunsFile(runs: readonly SavedRun[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, runs }, null, 2)}\n`;
}

/**
 * Reads a file that {@link writeRunsFile} wrote, or that contains only a replay or a link to one. Each replay is played back, so
 * that the file cannot claim a better result.
 * @param now ms since 1970: the time of runs for which the file has none.
 * @throws Error with a sentence for the player if it is no such file.
 */
export function readRunsFile(text: string, now: number): RunsOfFile {
  if (text.length > MOST_CHARACTERS) throw new Error(RUNS_FILE.tooLarge);
  const onlyReplay = replayIn(text);
  const records =
    text.trimStart().startsWith('{') || onlyReplay === undefined ? recordsOf(text) : [{ replay: onlyReplay }];
  const runs = new Map<string, SavedRun>();
  const refused = new Map<string, number>();
  for (const record of records) {
    try {
      const run = readRun(record, now);
      runs.set(run.replay, run);
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
      refused.set(error.message, (refused.get(error.message) ?? 0) + 1);
    }
  }
  return {
    runs: [...runs.values()].toSorted(latestFirst),
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

/** @throws ReplayError for a run whose replay is not valid. */
function readRun(record: unknown, now: number): SavedRun {
  const result = safeParse(RUN_OF_FILE, record);
  if (!result.success) throw new ReplayError('damaged');
  const { replay, at, page, day } = result.output;
  const { score, metres, assists } = verify(replay);
  const run = { replay, at: at ?? now, page, score, metres, assisted: isAssisted(assists) };
  return day === undefined ? run : { ...run, day };
}
