import { METRES_ON_STAGE } from '#content';
import { metresOf, STAGE_WIDTH } from '#simulation';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { drawCounter } from './counter.ts';
import { HUD, hudLayout, isSecondRowCovered } from './hud-layout.ts';
import { PixelText } from './pixel-text.ts';

/**
 * The distance so far below the score, whole metres. Not shown before a run, nor under a message;
 * the result says it itself.
 */
export class Distance implements View {
  private readonly layer: SpriteLayer;
  private readonly unit: PixelText;

  constructor(private readonly context: Pick<ViewContext, 'layers' | 'art'>) {
    this.layer = context.layers('hud');
    this.unit = new PixelText(context.art, 'text');
    this.unit.write(METRES_ON_STAGE);
  }

  draw({ view, state }: FrameInfo): void {
    if (state.phase === 'ready' || isSecondRowCovered(state)) return;
    const { layer, unit } = this;
    const { pixel, distanceRow } = hudLayout(state);
    const top = state.viewport.top + distanceRow;
    const right = STAGE_WIDTH - HUD.margin * pixel;
    unit.scale = pixel;
    unit.moveTo(right - unit.width, top);
    unit.draw(layer);
    const digitsRight = right - unit.width - HUD.gap * pixel;
    drawCounter(layer, this.context.art, metresOf(view), digitsRight, top, 1, pixel);
  }
}
