import { GameFiles } from './game-files.ts';
import { highScores, settings, StatsEventBuffer } from '#game';
import type { PlayerData } from '#features/privacy';
import { FirstInteraction } from './first-interaction.ts';
import type { RunRecords } from '#features/runs';
import { Store } from '#platform';

/**
 * What lives as long as the page, whichever routes come and go; and the one stage, which `openStage` keeps.
 * Everything else belongs to one mount of the game and goes with it.
 */
export { highScores, settings };
export const firstInteraction = new FirstInteraction();
export const gameFiles = new GameFiles();
export const statsEvents = new StatsEventBuffer(() => void loadStats().catch(() => undefined));
/** How often the player has erased all that is theirs. */
export const erasures = new Store({ count: 0 });

let playerData: PlayerData | undefined;
let records: RunRecords | undefined;

/** Fetches what counts and shows the player's numbers; a fetch that failed is tried again by the next run. */
export async function loadStats() {
  const { Stats, PlayerData: PlayerDataOfChunk } = await import('#features/stats');
  playerData ??= new PlayerDataOfChunk({ highScores, settings, statsEvents, erasures, openRecords });
  return { Stats, playerData };
}

/** Fetches what can be done with runs that are over: replays, races, the daily course. It goes with the engine. */
export async function loadRuns() {
  const { Runs, RunRecords: RunRecordsOfChunk } = await import('#features/runs');
  records ??= new RunRecordsOfChunk(erasures);
  return { Runs, records };
}

async function openRecords(): Promise<RunRecords> {
  return (await loadRuns()).records;
}
