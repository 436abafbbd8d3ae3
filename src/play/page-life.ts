import { GameFiles } from './game-files.ts';
import { HighScore, HIGH_SCORE_KEYS, type HighScores } from './high-score.ts';
import type { OwnData } from './numbers/own-data.ts';
import { RunNotes } from './numbers/run-notes.ts';
import { KeptSettings } from './settings/kept-settings.ts';
import { Presence } from './presence.ts';
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

/** Fetches what counts and shows the player's numbers; a fetch that failed is tried again by the next run. */
export async function openNumbers() {
  const { NumbersPanel, OwnData: OwnDataOfChunk } = await import('./numbers/late.ts');
  ownData ??= new OwnDataOfChunk({ highScores, settings, runNotes, erasures });
  return { NumbersPanel, ownData };
}
