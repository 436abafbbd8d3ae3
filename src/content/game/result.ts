import { formatNumber } from '../format.ts';
import { type NextAttempt, nextAttemptText } from './attempts.ts';
import { type CrashReport, crashText } from './crash.ts';

export const RESULT = {
  title: 'Result',
  buttons: 'After the run',
  menu: 'More',
  /** Beside the score, while there is nothing to compare it with. */
  first: 'Your first run',
  /** At marks of the bar. */
  best: 'Best',
  raced: 'Raced',
} as const;

/** The raced run, the day's best before this run, or the run of a rival. */
export type Target =
  | { readonly kind: 'day'; readonly score: number }
  | { readonly kind: 'race'; readonly score: number; readonly isOwn: boolean }
  | ({ readonly kind: 'rival' } & RivalScore);

interface RivalScore {
  readonly score: number;
  readonly name: string;
}

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
  if (record) {
    const by = formatNumber(score - best);
    const text = `${kind === '' ? 'Best ever' : 'Assisted best'}, by ${by}!`;
    if (target?.kind !== 'rival') return text;
    const told = compareWithRival(score, target);
    return score > target.score ? `${told}\n${text}` : `${text}\n${told}`;
  }
  if (target !== undefined) return compareWithTarget(score, target);
  if (best === 0) return '';
  return compareScores(score, best, `your ${kind}best`);
}

function compareWithTarget(score: number, target: Target): string {
  const { kind, score: other } = target;
  if (kind === 'race') return compareScores(score, other, 'the run you raced');
  if (kind === 'rival') return compareWithRival(score, target);
  if (other === 0) return 'Your first run today';
  return score > other
    ? `Your best today, by ${formatNumber(score - other)}!`
    : compareScores(score, other, 'your best today');
}

/** Both ran into the same obstacle, or nearly so, points. */
const PHOTO_FINISH = 2;

function compareWithRival(score: number, { name, score: other }: RivalScore): string {
  const isClose = Math.abs(score - other) <= PHOTO_FINISH;
  if (score <= other) {
    const text = compareScores(score, other, name);
    return isClose ? `Photo finish: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
  }
  return isClose
    ? `You beat ${name} in a photo finish!`
    : `You beat ${name}, by ${formatNumber(score - other)}!`;
}

function compareScores(score: number, other: number, name: string): string {
  if (score === other) return `Level with ${name}`;
  const distance = formatNumber(Math.abs(score - other));
  return `${distance} ${score < other ? 'short' : 'ahead'} of ${name}`;
}

interface EndedResult extends Pick<ComparedResult, 'assisted'> {
  readonly crash: CrashReport | null;
  readonly steps: number;
}

/** The attempt stands in a line of its own. */
export function resultSentence(result: EndedResult, next: NextAttempt | null): string {
  const { crash, steps, assisted } = result;
  const sentences = [crash && `${crashText(crash, steps)}.`, assisted && 'Assisted.'];
  return sentences
    .filter(Boolean)
    .join(' ')
    .concat(next === null ? '' : `\n${nextAttemptText(next)}`);
}

/** At a mark of the bar: what a record has beaten. */
export function oldBest(score: number): string {
  return `Old best: ${formatNumber(score)}`;
}

export function passedText(passed: number): string {
  return `Passed ${formatNumber(passed)}`;
}
