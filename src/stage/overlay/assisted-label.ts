import { ASSISTED_ON_STAGE } from '#content';
import { isAssisted, STAGE_WIDTH } from '#simulation';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { HUD, hudLayout } from './hud-layout.ts';
import { PixelText } from './pixel-text.ts';

/** A label on assisted runs, not larger than normal. */
export class AssistedLabel implements View {
  private readonly layer: SpriteLayer;
  private readonly text: PixelText;

  constructor({ layers, art }: Pick<ViewContext, 'layers' | 'art'>) {
    this.layer = layers('hud');
    this.text = new PixelText(art, 'accent');
    this.text.write(ASSISTED_ON_STAGE);
  }

  draw({ view, state }: FrameInfo): void {
    // The message of a pause may reach below it, and that of an ended run says itself that it was
    // assisted.
    if (!isAssisted(view.assists) || state.phase === 'paused' || state.phase === 'over') return;
    const { text } = this;
    const { pixel, labelRow, textPixel } = hudLayout(state);
    text.scale = Math.min(pixel, textPixel);
    text.moveTo(STAGE_WIDTH - HUD.margin * pixel - text.width, state.viewport.top + labelRow);
    text.draw(this.layer);
  }
}
