import { PaletteSwap } from './colours/palette-swap.ts';
import { describeCrash } from './crash-report.ts';
import { EFFECT_VIEWS } from './effects/effect-views.ts';
import { loadDeferredSheet } from './deferred-sheets.ts';
import {
  IsolatedView,
  type DeferredViewContext,
  type DeferredViewFactory,
} from './deferred-view.ts';
import { NightEvents } from './night-events/night-events.ts';
import { AssistedLabel } from './overlay/assisted-label.ts';
import { CentreTexts } from './overlay/centre-texts.ts';
import { DebugOverlay } from './overlay/debug-overlay.ts';
import { Distance } from './overlay/distance.ts';
import { KeyCaps } from './overlay/key-caps.ts';
import { Sky } from './sky/sky.ts';
import type { View } from './view.ts';

export { PaletteSwap };

/**
 * The views that the first frame does without, in the order in which they draw. All of them draw
 * before those of the first frame.
 */
const DEFERRED_VIEWS: readonly DeferredViewFactory[] = [
  // First: it sets the hour and the colours that every other view of the frame draws with.
  async ({ paletteSwap, art }) => {
    await paletteSwap.add(art);
    return paletteSwap;
  },
  async ({ layers, art, paletteSwap, texture }) => {
    const sheet = await loadDeferredSheet('sprite2', texture);
    await paletteSwap.add(sheet);
    return new Sky(layers, sheet, paletteSwap, art);
  },
  async ({ layers, paletteSwap, texture }) => {
    const sheet = await loadDeferredSheet('sprite3', texture);
    await paletteSwap.add(sheet);
    return new NightEvents(layers, sheet);
  },
  ...EFFECT_VIEWS,
  async (context) => new Distance(context),
  async (context) => new AssistedLabel(context),
  async (context) => new KeyCaps(context),
  async (context) => new CentreTexts(context),
  async ({ layers, art }) => new DebugOverlay(layers('debug'), art),
];

/**
 * The deferred views of a stage. This module and what it imports are a chunk of their own. A view
 * that fails, while it loads or later, is reported on the console and missing in the picture,
 * nothing else.
 */
export class DeferredViews {
  private readonly views: (View | undefined)[];

  constructor(
    private readonly context: DeferredViewContext,
    private readonly factories: readonly DeferredViewFactory[] = DEFERRED_VIEWS,
  ) {
    this.views = factories.map(() => undefined);
    context.describeCrash = (view) => {
      try {
        return describeCrash(view);
      } catch (error) {
        console.error('How the run ended could not be described.', error);
        return '';
      }
    };
  }

  /** Those that there are, in the order in which they draw. */
  get inOrder(): readonly View[] {
    return this.views.filter((view) => view !== undefined);
  }

  /**
   * Creates the views that are missing: at first all, later those that have failed to load. Returns
   * the new ones.
   */
  async load(): Promise<readonly View[]> {
    const created = this.factories.map(async (create, i) => {
      if (this.views[i] !== undefined) return [];
      try {
        const view = new IsolatedView(await create(this.context));
        this.views[i] = view;
        return [view];
      } catch (error) {
        console.error('A part of the picture is missing.', error);
        return [];
      }
    });
    return (await Promise.all(created)).flat();
  }
}
