import { formatMetres, formatNumber, formatPoints } from '../format.ts';

/** The words on the stage from the first frame on, in the characters of its own font. */
export const STAGE = {
  gameOver: 'GAME OVER',
  paused: 'Paused',
  highScore: 'HI',
} as const;

/** What the first key to jump with, and a finger, can do next. */
const NEXT_STEPS = { start: 'Start', resume: 'resume', restart: 'play again' } as const;

/** @param touch whether a tap on the stage does the same. */
export function pressToContinue(key: string, touch: boolean, next: keyof typeof NEXT_STEPS): string {
  return `Press ${key}${touch ? ' or tap' : ''} to ${NEXT_STEPS[next]}`;
}

/** The result of a run. */
export interface StageResult {
  readonly score: number;
  /** Whole metres of ground covered. */
  readonly metres: number;
  /** Whether the score is the highest ever of its kind. */
  readonly record: boolean;
  /** Whether there has been no score of its kind before. */
  readonly first: boolean;
  readonly assisted: boolean;
  /** In practice, where the score is the obstacles passed, the most of earlier runs; null elsewhere. */
  readonly practiceBest: number | null;
}

export function resultOnStage(result: StageResult): string {
  if (result.practiceBest !== null) return practiceResult(result, result.practiceBest);
  return `${openingOf(result)}${formatPoints(result.score)}, ${formatMetres(result.metres)}`;
}

function practiceResult({ score, record, first }: StageResult, best: number): string {
  const passed = `Passed ${formatNumber(score)}`;
  if (first) return passed;
  return record ? `New best! ${passed}` : `${passed}, best ${formatNumber(best)}`;
}

function openingOf({ record, first, assisted }: StageResult): string {
  if (first) return assisted ? 'First assisted run: ' : 'First run: ';
  if (assisted) return record ? 'Best assisted run! ' : 'Assisted run: ';
  return record ? 'New high score! ' : '';
}
