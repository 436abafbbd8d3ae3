import { GameFiles } from './game-files.ts';
import { HighScore, HIGH_SCORE_KEYS, type HighScores } from './high-score.ts';
import { loadEngine } from './load-engine.ts';
import type { OwnData } from './numbers/own-data.ts';
import { RunNotes } from './numbers/run-notes.ts';
import { KeptSettings } from './settings/kept-settings.ts';
import { Presence } from './presence.ts';
import type { RunRecords } from './runs/run-records.ts';
import { Store } from './store.ts';

/**
 * What lives as long as the page, whichever routes come and go; and the one stage, which `openStage` keeps.
 * Everything else belongs to one mount of the game and goes with it.
 */
export const highScores: HighScores = { plain: new HighScore(), assisted: new HighScore(HIGH_SCORE_KEYS.assisted) };
export const settings = new KeptSettings();
export const presence = new Presence();
export const gameFiles = new GameFiles();
export const runNotes = new RunNotes(() => void openNumbers().catch(() => undefined));
/** How often the player has erased all that is theirs. */
export const erasures = new Store({ count: 0 });

let ownData: OwnData | undefined;
let records: RunRecords | undefined;

/** Fetches what counts and shows the player's numbers; a fetch that failed is tried again by the next run. */
export async function openNumbers() {
  const { NumbersPanel, OwnData: OwnDataOfChunk } = await import('./numbers/late.ts');
  ownData ??= new OwnDataOfChunk({ highScores, settings, runNotes, erasures, openRecords });
  return { NumbersPanel, ownData };
}

/** Fetches what can be done with runs that are over: replays, races, the daily course. It goes with the engine. */
export async function openRuns() {
  const { loadRuns } = await loadEngine();
  const { Runs, RunRecords: RunRecordsOfChunk } = await loadRuns();
  records ??= new RunRecordsOfChunk(erasures);
  return { Runs, records };
}

async function openRecords(): Promise<RunRecords> {
  return (await openRuns()).records;
}
