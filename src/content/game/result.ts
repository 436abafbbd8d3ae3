import { formatNumber } from '../format.ts';
import { type NextAttempt, nextAttemptText } from './attempts.ts';
import { type CrashReport, crashText } from './crash.ts';

export const RESULT = {
  title: 'Result',
  buttons: 'After the run',
  menu: 'More',
} as const;

/** The raced run, the day's best before this run, or the run of a rival. */
export type Target =
  | { readonly kind: 'day'; readonly score: number }
  | { readonly kind: 'race'; readonly score: number; readonly isOwn: boolean }
  | { readonly kind: 'rival'; readonly score: number; readonly name: string };

export interface ComparedResult {
  /** Points, or in practice the obstacles passed. */
  readonly score: number;
  readonly best: number;
  readonly record: boolean;
  readonly assisted: boolean;
  readonly practice: boolean;
  readonly target?: Target | undefined;
  readonly retry?: { readonly tries: number; readonly hasSucceeded: boolean } | undefined;
}

export function compareResult(result: ComparedResult): string {
  const { score, best, record, assisted, practice, target, retry } = result;
  if (retry !== undefined)
    return retry.hasSucceeded ? `Made it on try ${retry.tries}!` : `Try ${retry.tries}: not yet`;
  const kind = assisted && !practice ? 'assisted ' : '';
  if (record)
    return `${kind === '' ? 'Best ever' : 'Assisted best'}, by ${formatNumber(score - best)}!`;
  if (target !== undefined) return compareWithTarget(score, target);
  if (best === 0) return practice ? '' : `Your first ${kind}run`;
  return compareScores(score, best, `your ${kind}best`);
}

function compareWithTarget(score: number, target: Target): string {
  const { kind, score: other } = target;
  if (kind === 'race') return compareScores(score, other, 'the run you raced');
  if (kind === 'rival')
    return score > other
      ? `You beat ${target.name}, by ${formatNumber(score - other)}`
      : compareScores(score, other, target.name);
  if (other === 0) return 'Your first run today';
  return score > other
    ? `Your best today, by ${formatNumber(score - other)}!`
    : compareScores(score, other, 'your best today');
}

function compareScores(score: number, other: number, name: string): string {
  if (score === other) return `Level with ${name}`;
  const distance = formatNumber(Math.abs(score - other));
  return `${distance} ${score < other ? 'short' : 'ahead'} of ${name}`;
}

interface EndedResult extends Pick<ComparedResult, 'score' | 'record' | 'assisted' | 'target'> {
  readonly crash: CrashReport | null;
  readonly steps: number;
}

/**
 * With a record, says how the run ended beside its rival, too. The attempt stands in a line of its
 * own.
 */
export function resultSentence(result: EndedResult, next: NextAttempt | null): string {
  const { crash, steps, assisted, score, record, target } = result;
  const sentences = [
    crash && `${crashText(crash, steps)}.`,
    record && target?.kind === 'rival' && `${compareWithTarget(score, target)}.`,
    assisted && 'Assisted.',
  ];
  return sentences
    .filter(Boolean)
    .join(' ')
    .concat(next === null ? '' : `\n${nextAttemptText(next)}`);
}

export function passedText(passed: number): string {
  return `Passed ${formatNumber(passed)}`;
}
