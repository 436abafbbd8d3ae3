/** The words on the stage from the first frame on, in the characters of its own font. */
export const STAGE = {
  gameOver: 'GAME OVER',
  paused: 'Paused',
  highScore: 'HI',
  turboReady: 'Turbo ready',
  turboRisky: 'Turbo: wait',
  turbo: 'Turbo',
  turboCooling: 'Cooling',
} as const;

/** What the first key to jump with, and a finger, can do next. */
const NEXT_STEPS = { start: 'Start', resume: 'go on', restart: 'play again' } as const;

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
  /** In practice, where the score is the threats passed, the most of earlier runs; null elsewhere. */
  readonly practiceBest: number | null;
}

export function resultOnStage(result: StageResult): string {
  if (result.practiceBest !== null) return practiceResult(result, result.practiceBest);
  return `${openingOf(result)} ${result.score} after ${result.metres} m`;
}

function practiceResult({ score, record, first }: StageResult, best: number): string {
  if (first) return `Passed ${score}`;
  return record ? `New best! Passed ${score}` : `Passed ${score}, best ${best}`;
}

function openingOf({ record, first, assisted }: StageResult): string {
  if (first) return assisted ? 'First assisted run:' : 'First run:';
  if (assisted) return record ? 'Best assisted run!' : 'Assisted run:';
  return record ? 'New record!' : 'Score';
}

/** The turbo's time left: '4.5 s'. @param tenths of a second. */
export function turboSeconds(tenths: number): string {
  return `${(tenths / 10).toFixed(1)} s`;
}
