import type { StageApplication } from './application.ts';
import { DebugOverlay } from './debug-overlay.ts';
import type { Embellishment } from './embellishment.ts';
import type { SheetArt } from './sheets.ts';

/** What makes an embellishment, with the sheet that it needs. */
type Maker = (application: StageApplication, art: SheetArt) => Promise<Embellishment>;

const MAKERS: readonly Maker[] = [async ({ layers }, art) => new DebugOverlay(layers('debug'), art)];

/**
 * All that adds to the picture once it is there. With what it imports it is a chunk of its own.
 * What fails is told on the console, and missing.
 */
export async function embellish(application: StageApplication, art: SheetArt): Promise<readonly Embellishment[]> {
  const made = await Promise.allSettled(MAKERS.map((make) => make(application, art)));
  return made.flatMap((result) => {
    if (result.status === 'fulfilled') return [result.value];
    console.error('A part of the picture is missing.', result.reason);
    return [];
  });
}
