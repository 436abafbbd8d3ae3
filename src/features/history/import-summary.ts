import { noRunLoaded, runsLoaded } from '#content';
import type { RunsOfFile } from './runs-file.ts';

type Refused = RunsOfFile['refused'];

/** The result of loading a file with runs, for the player. @param saved how many of its runs are among the saved ones. */
export function importSummary({ runs, refused }: RunsOfFile, saved: number): string {
  const leftOut = refused.reduce((sum, { count }) => sum + count, 0);
  return runsLoaded({ loaded: runs.length, saved, leftOut, reasons: reasonsOf(refused) });
}

/** Why no run of a file was loaded, for the player. */
export function emptyImportSummary(refused: Refused): string {
  return noRunLoaded(reasonsOf(refused));
}

function reasonsOf(refused: Refused): readonly string[] {
  return refused.map(({ reason }) => reason);
}
