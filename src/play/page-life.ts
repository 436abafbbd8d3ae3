import { HighScore } from './high-score.ts';

/**
 * What lives as long as the page, whichever routes come and go: the high score, here, and the one stage,
 * which `openStage` keeps. Everything else belongs to one mount of the game and goes with it.
 */
export const highScore = new HighScore();
