import { RUNS_FILE } from '#content';
import { replayIn, ReplayError, verify } from '#replay';
import { isAssisted } from '#simulation';
import { fieldsOf } from '#platform';
import { latestFirst } from './bests.ts';
import type { SavedRun } from '#game/api';
import { readDay, readMoment, readPage } from './read-saved-run.ts';

const FORMAT = 'dino-sprint-runs';
/** The file with all of the player's data has the runs among the rest. */
const FORMATS: readonly unknown[] = [FORMAT, 'dino-sprint-data'];
const VERSION = 1;

/** No file of ours comes near this, characters. */
export const MOST_CHARACTERS = 2_000_000;

/** What came of a file with runs. */
export interface RunsOfFile {
  /** The latest first. */
  readonly runs: readonly SavedRun[];
  /** What was left out; a reason is a sentence for a person. */
  readonly refused: readonly { readonly reason: string; readonly count: number }[];
}

/** The content of a file for the player, JSON. */
export function writeRunsFile(runs: readonly SavedRun[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, runs }, null, 2)}\n`;
}

/**
 * The runs of a file that {@link writeRunsFile} wrote, or that holds nothing but a replay or a link to one. Each of them is
 * played back: what it came to is not the file's to say.
 * @param now ms since 1970: when a run ended of which the file does not say it.
 * @throws Error with a sentence for a person where it is no such file.
 */
export function readRunsFile(text: string, now: number): RunsOfFile {
  if (text.length > MOST_CHARACTERS) throw new Error(RUNS_FILE.tooLarge);
  const alone = replayIn(text);
  const records = text.trimStart().startsWith('{') || alone === undefined ? recordsOf(text) : [{ replay: alone }];
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
  const file = fieldsOf(parse(text));
  const version = file.get('version');
  const runs = file.get('runs');
  if (!FORMATS.includes(file.get('format'))) throw new Error(RUNS_FILE.foreign);
  if (typeof version === 'number' && version > VERSION) {
    throw new Error(RUNS_FILE.newer);
  }
  if (version !== VERSION || !Array.isArray(runs)) throw new Error(RUNS_FILE.damaged);
  return runs;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Cut off, it still begins as ours do.
    throw new Error(text.includes(FORMAT) ? RUNS_FILE.damaged : RUNS_FILE.foreign);
  }
}

/** @throws ReplayError for one that does not hold. */
function readRun(record: unknown, now: number): SavedRun {
  const fields = fieldsOf(record);
  const replay = fields.get('replay');
  if (typeof replay !== 'string') throw new ReplayError('damaged');
  const { score, metres, assists } = verify(replay);
  return {
    replay,
    at: readMoment(fields.get('at')) ?? now,
    page: readPage(fields.get('page')) ?? '/',
    score,
    metres,
    assisted: isAssisted(assists),
    ...readDay(fields.get('day')),
  };
}
