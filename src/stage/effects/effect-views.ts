import type { RunView } from '#simulation';
import { loadDeferredSheet } from '../deferred-sheets.ts';
import type { DeferredViewFactory } from '../deferred-view.ts';
import { type FrameInfo, isViewAnimating, type View } from '../view.ts';
import { BestRunFlag } from './best-run-flag.ts';
import { CrashBoxes } from './crash-boxes.ts';
import { Ghost } from './ghost.ts';
import { Hats } from './hats.ts';
import { NearMissCount } from './near-miss-count.ts';
import { RecordFlash, ScoreBlink } from './blink.ts';
import { Shake } from './shake.ts';
import { SpeedLines } from './speed-lines.ts';
import { SpriteEffects } from './sprite-effects.ts';

/**
 * Several views as one, in this order: those whose frames are on the same deferred sheet, which is
 * loaded once.
 */
class ViewsTogether implements View {
  constructor(private readonly views: readonly View[]) {}

  get isAnimating(): boolean {
    return this.views.some(isViewAnimating);
  }

  // Loops by index here and in `draw`: an iterator would be allocated each time.
  afterStep(view: RunView): void {
    for (let i = 0; i < this.views.length; i++) this.views[i]?.afterStep?.(view);
  }

  draw(frame: FrameInfo): void {
    for (let i = 0; i < this.views.length; i++) this.views[i]?.draw(frame);
  }
}

/**
 * The effects and the ghost, in the order in which they draw. Only the last ones need a sheet of
 * their own.
 */
export const EFFECT_VIEWS: readonly DeferredViewFactory[] = [
  async ({ layers }) => new ScoreBlink(layers('score')),
  async ({ layers }) => new RecordFlash(layers('highScore')),
  async ({ layers }) => new Shake(layers),
  async ({ layers, art }) => new BestRunFlag(layers('backEffects'), art),
  async (context) => new NearMissCount(context),
  async ({ layers, art }) => new Ghost(layers, art),
  async ({ layers, art }) => new SpeedLines(layers('backEffects'), art),
  async ({ layers, art }) => new CrashBoxes(layers('frontEffects'), art),
  async ({ layers, paletteSwap, texture }) => {
    const sheet = await loadDeferredSheet('sprite4', texture);
    await paletteSwap.add(sheet);
    return new ViewsTogether([new Hats(layers, sheet), new SpriteEffects(layers, sheet)]);
  },
];
