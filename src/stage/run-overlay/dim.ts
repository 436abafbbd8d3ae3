import type { SpriteLayer } from '../sprite-layer.ts';
import { FIGURES } from '../palette.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';

/** The stylesheet dims what the page paints around the stage as much. */
const OPACITY = 0.3;

/** Sets a paused run apart from a running one, and words off its sky. */
export class Dim implements View {
  private readonly layer: SpriteLayer;

  constructor(private readonly context: Pick<ViewContext, 'layers' | 'art'>) {
    this.layer = context.layers('dim');
  }

  draw({ state: { phase, viewport } }: FrameInfo): void {
    if (phase !== 'paused') return;
    const { left, top, width, height } = viewport;
    const pixel = this.context.art.frame('pixel');
    this.layer.putScaled(pixel, left, top, width, height, OPACITY, FIGURES.outline);
  }
}
