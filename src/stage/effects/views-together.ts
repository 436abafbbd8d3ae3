import type { FrameInfo, View } from '../view.ts';
import type { RunView } from '#simulation';

/** Several views as one, in this order: those whose frames are on the same late sheet, which is loaded once. */
export class ViewsTogether implements View {
  constructor(private readonly views: readonly View[]) {}

  get isAnimating(): boolean {
    return this.views.some((view) => view.isAnimating === true);
  }

  afterStep(view: RunView): void {
    for (const each of this.views) each.afterStep?.(view);
  }

  draw(frame: FrameInfo): void {
    for (const each of this.views) each.draw(frame);
  }
}
