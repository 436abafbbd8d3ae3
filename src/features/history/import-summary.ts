import type { RunsOfFile } from './runs-file.ts';

type Refused = RunsOfFile['refused'];

/** What is said of a file that had runs in it. @param kept how many of them belong among what is kept. */
export function loadedWords({ runs, refused }: RunsOfFile, kept: number): string {
  const left = countOf(refused);
  const total = runs.length + left;
  const sentences = [`${left === 0 ? '' : `${runs.length} of `}${total} ${total === 1 ? 'run' : 'runs'} loaded.`];
  if (left > 0) sentences.push(`${left} ${left === 1 ? 'was' : 'were'} left out:`, reasonsOf(refused));
  if (kept < runs.length) {
    const others = runs.length - kept;
    sentences.push(
      others === 1
        ? '1 is not kept: it is neither among the best nor among the last ten.'
        : `${others} are not kept: they are neither among the best nor among the last ten.`,
    );
  }
  return sentences.join(' ');
}

/** What is said of a file from which no run could be taken. */
export function nothingLoadedWords(refused: Refused): string {
  return refused.length === 0 ? 'There are no runs in this file.' : `No run was loaded. ${reasonsOf(refused)}`;
}

function countOf(refused: Refused): number {
  return refused.reduce((sum, { count }) => sum + count, 0);
}

function reasonsOf(refused: Refused): string {
  return refused.map(({ reason }) => reason).join(' ');
}
