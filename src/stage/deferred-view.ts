import type { RunView } from '#simulation';
import type { PaletteSwap } from './colours/palette-swap.ts';
import type { SheetTexture } from './sheet-texture.ts';
import type { SheetArt } from './sheets.ts';
import { type FrameInfo, isViewAnimating, type View, type ViewContext } from './view.ts';

/** What deferred views are created from. */
export interface DeferredViewContext extends ViewContext {
  readonly art: SheetArt;
  readonly texture: SheetTexture;
  /** Recolours every sheet that is added to it when the theme or the hour changes. */
  readonly paletteSwap: PaletteSwap;
}

/** Loads what a deferred view needs and creates it. Where it rejects, only this view is missing. */
export type DeferredViewFactory = (context: DeferredViewContext) => Promise<View>;

/**
 * A view whose first error is reported and takes it alone out of the picture, instead of ending the
 * game.
 */
export class IsolatedView implements View {
  private hasFailed = false;

  constructor(private readonly view: View) {}

  get isAnimating(): boolean {
    if (this.hasFailed) return false;
    try {
      return isViewAnimating(this.view);
    } catch (error) {
      this.fail(error);
      return false;
    }
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
