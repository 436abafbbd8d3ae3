import type { RunsOfFile } from './runs-file.ts';

type Refused = RunsOfFile['refused'];

/**
 * Tells the player what came of a file with runs.
 * @param saved how many of them are among the saved runs now.
 */
export function importSummary({ runs, refused }: RunsOfFile, saved: number): string {
  const left = countOf(refused);
  const total = runs.length + left;
  const sentences = [`${left === 0 ? '' : `${runs.length} of `}${total} ${total === 1 ? 'run' : 'runs'} loaded.`];
  if (left > 0) sentences.push(`${left} ${left === 1 ? 'was' : 'were'} left out:`, reasonsOf(refused));
  if (saved < runs.length) {
    const others = runs.length - saved;
    sentences.push(
      others === 1
        ? '1 is not kept: it is neither among the best nor among the last ten.'
        : `${others} are not kept: they are neither among the best nor among the last ten.`,
    );
  }
  return sentences.join(' ');
}

/** Tells the player why no run of a file could be loaded. */
export function emptyImportSummary(refused: Refused): string {
  return refused.length === 0 ? 'There are no runs in this file.' : `No run was loaded. ${reasonsOf(refused)}`;
}

function countOf(refused: Refused): number {
  return refused.reduce((sum, { count }) => sum + count, 0);
}

function reasonsOf(refused: Refused): string {
  return refused.map(({ reason }) => reason).join(' ');
}
