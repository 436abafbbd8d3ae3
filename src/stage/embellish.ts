import { ATLAS } from './atlas.ts';
import { DebugOverlay } from './debug-overlay.ts';
import { EFFECT_MAKERS } from './effects/makers.ts';
import type { Embellishment, Maker, Means } from './embellishment.ts';
import { LATE_ATLAS } from './late-atlas.ts';
import { loadLateSheet } from './late-sheets.ts';
import { Sights } from './sights/sights.ts';
import { Sky } from './sky/sky.ts';

export { describeCrash } from './crash-report.ts';
export { PaletteSwap } from './sky/palette-swap.ts';

/** In the order in which they are drawn. */
const MAKERS: readonly Maker[] = [
  // First: the others ask it for the hour.
  async ({ swap, art }) => {
    swap.add(art, ATLAS, 'theme and hour');
    return swap;
  },
  async ({ layers, art, swap }) => {
    const late = await loadLateSheet('sprite2');
    swap.add(late, LATE_ATLAS, 'theme and hour');
    return new Sky(layers, late, swap, art.frame('pixel'));
  },
  async ({ layers, swap }) => {
    const late = await loadLateSheet('sprite3');
    swap.add(late, LATE_ATLAS, 'theme');
    return new Sights(layers, late);
  },
  ...EFFECT_MAKERS,
  async ({ layers, art }) => new DebugOverlay(layers('debug'), art),
];

/**
 * All that adds to the picture once it is there. With what it imports it is a chunk of its own.
 * What fails is told on the console, and missing.
 */
export async function embellish(means: Means): Promise<readonly Embellishment[]> {
  const made = await Promise.allSettled(MAKERS.map((make) => make(means)));
  return made.flatMap((result) => {
    if (result.status === 'fulfilled') return [result.value];
    console.error('A part of the picture is missing.', result.reason);
    return [];
  });
}
