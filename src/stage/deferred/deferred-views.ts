import type { Story } from '#story';
import { createPaint } from '../colours/paint.ts';
import { PaletteSwap } from '../colours/palette-swap.ts';
import { Weather } from '../days/weather.ts';
import { DEFERRED_SHEETS, type DeferredFrame, type DeferredSheetName } from './deferred-atlas.ts';
import { measureDrawStats } from './draw-stats.ts';
import { BestRunFlag } from '../effects/best-run-flag.ts';
import { RecordFlash, ScoreBlink } from '../effects/blink.ts';
import { CrashBoxes } from '../effects/crash-boxes.ts';
import { Ghost } from '../effects/ghost.ts';
import { Hats } from '../effects/hats.ts';
import { SpeedLines } from '../effects/speed-lines.ts';
import { SpriteEffects } from '../effects/sprite-effects.ts';
import { Weight } from '../effects/weight.ts';
import { Earth } from '../upright/earth.ts';
import { Peaks } from '../upright/peaks.ts';
import { DaySights } from '../sights/day-sights.ts';
import { NightSights } from '../sights/night-sights.ts';
import { DebugOverlay } from '../run-overlay/debug-overlay.ts';
import { KeyCaps } from '../run-overlay/key-caps.ts';
import { Dim } from '../run-overlay/dim.ts';
import { RunMessages } from '../run-overlay/run-messages.ts';
import { TurboGauge } from '../run-overlay/turbo-gauge.ts';
import { createRivalArt } from '../colours/rival-art.ts';
import { type Art, loadSheets, type SheetArt, type SheetTexture } from '../sheets.ts';
import { Sky } from '../sky/sky.ts';
import type { DrawStats } from '../stage.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';

export { createPaint, measureDrawStats, PaletteSwap };

export interface DeferredViewContext extends ViewContext {
  readonly art: SheetArt;
  readonly texture: SheetTexture;
  readonly renderer: DrawStats['renderer'];
  /** Add every sheet to it: a sheet that is missing there keeps the colours of its file. */
  readonly paletteSwap: PaletteSwap;
}

/** If it rejects, only its own views are missing. */
export type DeferredViewFactory = (context: DeferredViewContext) => Promise<View | readonly View[]>;

/** In drawing order. They draw before the views of the first frame. */
const DEFERRED_VIEWS: readonly DeferredViewFactory[] = [
  // Must be first: it sets the hour and the colours for every other view of the frame.
  async ({ paletteSwap, art }) => {
    await paletteSwap.add(art);
    return paletteSwap;
  },
  async (context) => {
    const sheet = await loadSheet('sprite2', context);
    return [
      new Sky(context.layers, sheet, context.paletteSwap, context.art, context.renderer),
      new Earth(context.layers, sheet),
      new Peaks(context.layers, sheet),
    ];
  },
  async (context) => {
    const sheet = await loadSheet('sprite5', context);
    return new Weather(context.layers, sheet, context.paletteSwap);
  },
  // In front of a day's bank of dust.
  async (context) => {
    const sheet = await loadSheet('sprite3', context);
    return [new NightSights(context.layers, sheet), new DaySights(context.layers, sheet)];
  },
  async ({ layers }) => new ScoreBlink(layers('score')),
  async ({ layers }) => new RecordFlash(layers('highScore')),
  async ({ layers }) => new Weight(layers),
  async ({ layers, art }) => new BestRunFlag(layers('backEffects'), art),
  async (context) => new Ghost(context, createRivalArt(context.texture, context.art)),
  async ({ layers, art }) => new SpeedLines(layers('backEffects'), art),
  async ({ layers, art }) => new CrashBoxes(layers('frontEffects'), art),
  async (context) => {
    const sheet = await loadSheet('sprite4', context);
    return [new Hats(context.layers, sheet), new SpriteEffects(context.layers, sheet)];
  },
  async (context) => new Dim(context),
  async (context) => new TurboGauge(context),
  async (context) => new KeyCaps(context),
  async (context) => new RunMessages(context),
  async ({ layers, art }) => new DebugOverlay(layers, art),
];

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
 * This module and its imports form a chunk of their own. If a view fails, while loading or later,
 * it's reported on the console and only that view is missing.
 */
export class DeferredViews {
  private readonly views: (readonly View[] | undefined)[];

  constructor(
    private readonly context: DeferredViewContext,
    private readonly factories: readonly DeferredViewFactory[] = DEFERRED_VIEWS,
  ) {
    this.views = factories.map(() => undefined);
  }

  get inOrder(): readonly View[] {
    return this.views.flatMap((views) => views ?? []);
  }

  /**
   * Creates the missing views: all of them at first, later those that failed to load.
   * @returns the new ones.
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

/** On its first error the view is reported and left out, instead of ending the game. */
class IsolatedView implements View {
  private hasFailed = false;

  constructor(private readonly view: View) {}

  get isAnimating(): boolean {
    return !this.hasFailed && this.view.isAnimating === true;
  }

  begin(story: Story): void {
    if (this.hasFailed) return;
    try {
      this.view.begin?.(story);
    } catch (error) {
      this.fail(error);
    }
  }

  afterStep(story: Story): void {
    if (this.hasFailed) return;
    try {
      this.view.afterStep?.(story);
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
