import type { RunView } from '#simulation';
import { PaletteSwap } from './colours/palette-swap.ts';
import { DEFERRED_SHEETS, type DeferredFrame, type DeferredSheetName } from './deferred-atlas.ts';
import { BestRunFlag } from './effects/best-run-flag.ts';
import { RecordFlash, ScoreBlink } from './effects/blink.ts';
import { CrashBoxes } from './effects/crash-boxes.ts';
import { Ghost } from './effects/ghost.ts';
import { Hats } from './effects/hats.ts';
import { Shake } from './effects/shake.ts';
import { SpeedLines } from './effects/speed-lines.ts';
import { SpriteEffects } from './effects/sprite-effects.ts';
import { NightEvents } from './night-events/night-events.ts';
import { CentreTexts } from './overlay/centre-texts.ts';
import { DebugOverlay } from './overlay/debug-overlay.ts';
import { AssistedLabel, Distance, NearMissCount } from './overlay/hud-labels.ts';
import { KeyCaps } from './overlay/key-caps.ts';
import { type Art, loadSheets, type SheetArt, type SheetTexture } from './sheets.ts';
import { Sky } from './sky/sky.ts';
import type { FrameInfo, View, ViewContext } from './view.ts';

export { PaletteSwap };

/** What deferred views are created from. */
export interface DeferredViewContext extends ViewContext {
  readonly art: SheetArt;
  readonly texture: SheetTexture;
  /** Recolours every sheet that is added to it when the theme or the hour changes. */
  readonly paletteSwap: PaletteSwap;
}

/** Loads what deferred views need and creates them. Where it rejects, only these are missing. */
export type DeferredViewFactory = (context: DeferredViewContext) => Promise<View | readonly View[]>;

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
  async (context) => {
    const sheet = await loadSheet('sprite2', context);
    return new Sky(context.layers, sheet, context.paletteSwap, context.art);
  },
  async (context) => new NightEvents(context.layers, await loadSheet('sprite3', context)),
  async ({ layers }) => new ScoreBlink(layers('score')),
  async ({ layers }) => new RecordFlash(layers('highScore')),
  async ({ layers }) => new Shake(layers),
  async ({ layers, art }) => new BestRunFlag(layers('backEffects'), art),
  async (context) => new NearMissCount(context),
  async ({ layers, art }) => new Ghost(layers, art),
  async ({ layers, art }) => new SpeedLines(layers('backEffects'), art),
  async ({ layers, art }) => new CrashBoxes(layers('frontEffects'), art),
  async (context) => {
    const sheet = await loadSheet('sprite4', context);
    return [new Hats(context.layers, sheet), new SpriteEffects(context.layers, sheet)];
  },
  async (context) => new Distance(context),
  async (context) => new AssistedLabel(context),
  async (context) => new KeyCaps(context),
  async (context) => new CentreTexts(context),
  async ({ layers, art }) => new DebugOverlay(layers('debug'), art),
];

/**
 * Loads one of the sheets that the first frame does without.
 * @throws StageError when it does not load.
 */
async function loadSheet<Sheet extends DeferredSheetName>(
  name: Sheet,
  { paletteSwap, texture }: DeferredViewContext,
): Promise<Art<DeferredFrame<Sheet>>> {
  const sheets = { [name]: DEFERRED_SHEETS[name] };
  const art = await loadSheets<DeferredFrame<Sheet>>(sheets, texture);
  await paletteSwap.add(art);
  return art;
}

/**
 * The deferred views of a stage. This module and what it imports are a chunk of their own. A view
 * that fails, while it loads or later, is reported on the console and missing in the picture,
 * nothing else.
 */
export class DeferredViews {
  /** Of each factory, undefined while they are missing. */
  private readonly views: (readonly View[] | undefined)[];

  constructor(
    private readonly context: DeferredViewContext,
    private readonly factories: readonly DeferredViewFactory[] = DEFERRED_VIEWS,
  ) {
    this.views = factories.map(() => undefined);
  }

  /** Those that there are, in the order in which they draw. */
  get inOrder(): readonly View[] {
    return this.views.flatMap((views) => views ?? []);
  }

  /**
   * Creates the views that are missing: at first all, later those that have failed to load. Returns
   * the new ones.
   */
  async load(): Promise<readonly View[]> {
    const created = this.factories.map(async (create, i) => {
      if (this.views[i] !== undefined) return [];
      try {
        const views = [await create(this.context)].flat().map((view) => new IsolatedView(view));
        this.views[i] = views;
        return views;
      } catch (error) {
        console.error('A part of the picture is missing.', error);
        return [];
      }
    });
    return (await Promise.all(created)).flat();
  }
}

/**
 * A view whose first error is reported and takes it alone out of the picture, instead of ending the
 * game.
 */
class IsolatedView implements View {
  private hasFailed = false;

  constructor(private readonly view: View) {}

  get isAnimating(): boolean {
    return !this.hasFailed && this.view.isAnimating === true;
  }

  afterStep(view: RunView): void {
    if (this.hasFailed) return;
    try {
      this.view.afterStep?.(view);
    } catch (error) {
      this.fail(error);
    }
  }

  draw(frame: FrameInfo): void {
    if (this.hasFailed) return;
    try {
      this.view.draw(frame);
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    this.hasFailed = true;
    console.error('A part of the picture failed and is left out.', error);
  }
}
