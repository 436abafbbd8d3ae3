import { type FrameInfo, isViewAnimating, type View } from '../view.ts';
import type { RunView } from '#simulation';

/**
 * Several views as one, in this order: those whose frames are on the same late sheet, which is
 * loaded once.
 */
export class ViewsTogether implements View {
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
