import { ATLAS } from './atlas.ts';
import { DebugOverlay } from './overlay/debug-overlay.ts';
import { EFFECT_VIEWS } from './effects/effect-views.ts';
import type { Embellishment, Maker, Means } from './view.ts';
import { LATE_ATLAS } from './late-atlas.ts';
import { loadLateSheet } from './late-sheets.ts';
import { NightEvents } from './night-events/night-events.ts';
import { Sky } from './sky/sky.ts';

export { describeCrash } from './crash-report.ts';
export { PaletteSwap } from './colours/palette-swap.ts';

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
    return new NightEvents(layers, late);
  },
  ...EFFECT_VIEWS,
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
