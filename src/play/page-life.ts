import { GameFiles } from './game-files.ts';
import { HighScore } from './high-score.ts';
import { Presence } from './presence.ts';
import { VisitNumbers } from './visit-numbers.ts';

/**
 * What lives as long as the page, whichever routes come and go; and the one stage, which `openStage` keeps.
 * Everything else belongs to one mount of the game and goes with it.
 */
export const highScore = new HighScore();
export const visitNumbers = new VisitNumbers(highScore);
export const presence = new Presence();
export const gameFiles = new GameFiles();
