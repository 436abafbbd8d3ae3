import { HIGH_SCORE_KEYS, HighScore, type HighScores } from '#game/testing';

export function highScoresInMemory(): HighScores {
  return {
    plain: new HighScore(HIGH_SCORE_KEYS.plain, () => undefined),
    assisted: new HighScore(HIGH_SCORE_KEYS.assisted, () => undefined),
  };
}
