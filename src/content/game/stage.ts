import { formatMetres, formatNumber, formatPoints } from '../format.ts';

/** The words on the stage from the first frame on, in the characters of its own font. */
export const STAGE = {
  paused: 'Paused',
  highScore: 'HI',
} as const;

/** What the first key to jump with can do next. "Start" is written so in the specification. */
const BY_KEY = { start: 'Start', resume: 'resume', restart: 'play again' } as const;
const BY_TAP = { start: 'start', resume: 'resume', restart: 'play again' } as const;

/** @param touch whether the page is used by touch, where most have no keys. */
export function pressToContinue(key: string, touch: boolean, next: keyof typeof BY_KEY): string {
  return touch ? `Tap to ${BY_TAP[next]}` : `Press ${key} to ${BY_KEY[next]}`;
}

export interface StageResult {
  /** Points; in practice the obstacles passed. */
  readonly score: number;
  /** The best of its kind before the run; 0 for none. */
  readonly best: number;
  /** Whether the score is the highest ever of its kind. */
  readonly record: boolean;
  readonly assisted: boolean;
  readonly practice: boolean;
}

export function scoreOnStage({ score, practice }: Pick<StageResult, 'score' | 'practice'>): string {
  return (practice ? `Passed ${formatNumber(score)}` : formatPoints(score)).toUpperCase();
}

/** How the score compares with the best before it; empty where there is nothing to say. */
export function comparisonOnStage({
  score,
  best,
  record,
  assisted,
  practice,
}: StageResult): string {
  const kind = assisted && !practice ? 'assisted ' : '';
  if (best === 0) return practice ? '' : `Your first ${kind}run`;
  if (record)
    return `${kind === '' && !practice ? 'New high score' : `New ${kind}best`}, by ${formatNumber(score - best)}!`;
  if (score === best) return `Level with your ${kind}best`;
  return score < best ? `${formatNumber(best - score)} short of your ${kind}best` : '';
}

/** @param crash what the dino ran into; empty if that is not known. @param metres whole ones. */
export function crashOnStage(crash: string, metres: number): string {
  return crash === '' ? `After ${formatMetres(metres)}` : `${crash} after ${formatMetres(metres)}`;
}

/** Before a ranked attempt is begun. @param attempt such as 'attempt 2 of 3'. */
export function attemptIsNext(attempt: string): string {
  return `Next: ${attempt}`;
}

/** On the button for it. */
export function buttonForAttempt(attempt: string): string {
  return `Use ${attempt}`;
}

/** Once the player has pressed for it. */
export function askForAttempt(attempt: string): string {
  return `Use ${attempt}?`;
}

/** The same for those who do not see the stage. */
export function pressAgainFor(attempt: string): string {
  return `Press again to use ${attempt}`;
}

/** A seed that the stage's font can write, and that leaves room for the scores. */
const WRITABLE_SEED = /^[A-Za-z\d +,.:;!?&%()/-]{1,16}$/;

/** The badge on the stage of a course that was chosen by its seed, which may be any text. */
export function seedOnStage(seed: string): string {
  return WRITABLE_SEED.test(seed) ? `Seed ${seed}` : 'Fixed seed';
}
