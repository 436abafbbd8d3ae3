import { noRunLoaded, runsLoaded } from '#content';
import type { RunsOfFile } from './runs-file.ts';

type Refused = RunsOfFile['refused'];

/** Tells the player what a file with runs came to. @param kept how many of its runs are among those that are kept. */
export function summarizeImport({ runs, refused }: RunsOfFile, kept: number): string {
  const leftOut = refused.reduce((sum, { count }) => sum + count, 0);
  return runsLoaded({ loaded: runs.length, kept, leftOut, reasons: reasonsOf(refused) });
}

/** Tells the player why no run of a file was loaded. */
export function summarizeRefusal(refused: Refused): string {
  return noRunLoaded(reasonsOf(refused));
}

function reasonsOf(refused: Refused): readonly string[] {
  return refused.map(({ reason }) => reason);
}
