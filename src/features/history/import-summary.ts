import { noRunLoaded, runsLoaded } from '#content';
import type { RunsOfFile } from './runs-file.ts';

type Refused = RunsOfFile['refused'];

/** Tells the player what a file with runs came to. @param saved how many of its runs are among the saved ones. */
export function importSummary({ runs, refused }: RunsOfFile, saved: number): string {
  const leftOut = refused.reduce((sum, { count }) => sum + count, 0);
  return runsLoaded({ loaded: runs.length, kept: saved, leftOut, reasons: reasonsOf(refused) });
}

/** Tells the player why no run of a file was loaded. */
export function emptyImportSummary(refused: Refused): string {
  return noRunLoaded(reasonsOf(refused));
}

function reasonsOf(refused: Refused): readonly string[] {
  return refused.map(({ reason }) => reason);
}
