import { GameFiles } from './game-files.ts';
import { HighScore, HIGH_SCORE_KEYS, type HighScores } from './high-score.ts';
import { KeptSettings } from './settings/kept-settings.ts';
import { Presence } from './presence.ts';
import { VisitNumbers } from './visit-numbers.ts';

/**
 * What lives as long as the page, whichever routes come and go; and the one stage, which `openStage` keeps.
 * Everything else belongs to one mount of the game and goes with it.
 */
export const highScores: HighScores = { plain: new HighScore(), assisted: new HighScore(HIGH_SCORE_KEYS.assisted) };
export const visitNumbers = new VisitNumbers(highScores.plain);
export const settings = new KeptSettings();
export const presence = new Presence();
export const gameFiles = new GameFiles();
