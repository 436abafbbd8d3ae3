import { HIGH_SCORE_KEYS, HighScore, type HighScores } from '#src/game/runs/high-score.ts';

export function highScoresInMemory(): HighScores {
  return {
    plain: new HighScore(HIGH_SCORE_KEYS.plain, () => undefined),
    assisted: new HighScore(HIGH_SCORE_KEYS.assisted, () => undefined),
  };
}
