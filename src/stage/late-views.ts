import { ATLAS } from './atlas.ts';
import { PaletteSwap } from './colours/palette-swap.ts';
import { describeCrash } from './crash-report.ts';
import { EFFECT_VIEWS } from './effects/effect-views.ts';
import { LATE_ATLAS } from './late-atlas.ts';
import { loadLateSheet } from './late-sheets.ts';
import type { LateViewContext, LateViewFactory } from './late-view.ts';
import { NightEvents } from './night-events/night-events.ts';
import { DebugOverlay } from './overlay/debug-overlay.ts';
import { Sky } from './sky/sky.ts';
import type { View } from './view.ts';

export { PaletteSwap };

/** The views that the first frame does without, in the order in which they draw. All of them draw before the early views. */
const LATE_VIEWS: readonly LateViewFactory[] = [
  // First: it sets the hour and the tints that every other view of the frame draws with.
  async ({ paletteSwap, art }) => {
    paletteSwap.add(art, ATLAS, 'theme and hour');
    return paletteSwap;
  },
  async ({ layers, art, paletteSwap }) => {
    const late = await loadLateSheet('sprite2');
    paletteSwap.add(late, LATE_ATLAS, 'theme and hour');
    return new Sky(layers, late, paletteSwap, art.frame('pixel'));
  },
  async ({ layers, paletteSwap }) => {
    const late = await loadLateSheet('sprite3');
    paletteSwap.add(late, LATE_ATLAS, 'theme');
    return new NightEvents(layers, late);
  },
  ...EFFECT_VIEWS,
  async ({ layers, art }) => new DebugOverlay(layers('debug'), art),
];

/**
 * Creates the late views. This module and what it imports are a chunk of their own.
 * A view that fails to load is reported on the console and left out.
 */
export async function loadLateViews(context: LateViewContext): Promise<readonly View[]> {
  context.describeCrash = describeCrash;
  const results = await Promise.allSettled(LATE_VIEWS.map((create) => create(context)));
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return [result.value];
    console.error('A part of the picture is missing.', result.reason);
    return [];
  });
}
