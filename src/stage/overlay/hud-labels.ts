import { ASSISTED_ON_STAGE, METRES_ON_STAGE, nearMissesOnStage } from '#content';
import {
  isAssisted,
  metresOf,
  type RunView,
  STAGE_WIDTH,
  STEP_EVENT,
  STEPS_PER_SECOND,
} from '#simulation';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { HUD, hudLayout } from './hud-layout.ts';
import { drawCounter, PixelText } from './text.ts';

/** Whole metres, below the score. Not shown before a run. */
export class Distance implements View {
  private readonly layer: SpriteLayer;
  private readonly unit: PixelText;

  constructor(private readonly context: Pick<ViewContext, 'layers' | 'art'>) {
    this.layer = context.layers('hud');
    this.unit = new PixelText(context.art, 'text');
    this.unit.write(METRES_ON_STAGE);
  }

  draw({ view, state }: FrameInfo): void {
    if (state.phase === 'ready') return;
    const { layer, unit } = this;
    const { pixel, distancePixel, distanceRow } = hudLayout(state);
    const top = state.viewport.top + distanceRow;
    const right = STAGE_WIDTH - HUD.margin * pixel;
    const left = right - unit.width * distancePixel;
    unit.draw(layer, left, top, distancePixel);
    const digitsRight = left - HUD.gap * distancePixel;
    drawCounter(layer, this.context.art, metresOf(view), digitsRight, top, 1, distancePixel);
  }
}

/** Marks assisted runs. Never larger than normal. */
export class AssistedLabel implements View {
  private readonly layer: SpriteLayer;
  private readonly text: PixelText;

  constructor({ layers, art }: Pick<ViewContext, 'layers' | 'art'>) {
    this.layer = layers('hud');
    this.text = new PixelText(art, 'accent');
    this.text.write(ASSISTED_ON_STAGE);
  }

  draw({ view, state }: FrameInfo): void {
    // The pause message may reach down here, and the result itself mentions assists.
    if (!isAssisted(view.assists) || state.phase === 'paused' || state.phase === 'over') return;
    const { text } = this;
    const { pixel, labelRow, textPixel } = hudLayout(state);
    const unit = Math.min(pixel, textPixel);
    const left = STAGE_WIDTH - HUD.margin * pixel - text.width * unit;
    text.draw(this.layer, left, state.viewport.top + labelRow, unit);
  }
}

const SHOWN_STEPS = 1.5 * STEPS_PER_SECOND;

/**
 * Counts the near misses of the player's run and shows the count after each. Lies behind all
 * figures, so it covers none.
 */
export class NearMissCount implements View {
  private readonly text: PixelText;
  private readonly layer: SpriteLayer;
  private view: RunView | undefined;
  private count = 0;
  private since = Number.NEGATIVE_INFINITY;

  constructor({ layers, art }: Pick<ViewContext, 'layers' | 'art'>) {
    this.layer = layers('backEffects');
    this.text = new PixelText(art, 'text');
  }

  afterStep(view: RunView): void {
    if (view !== this.view) {
      this.view = view;
      this.count = 0;
      this.since = Number.NEGATIVE_INFINITY;
    }
    if ((view.happened & STEP_EVENT.nearMiss) === 0) return;
    const { events } = view;
    for (let i = 0; i < events.length; i++) if (events.at(i).type === 'nearMiss') this.count += 1;
    this.since = view.steps;
    this.text.write(nearMissesOnStage(this.count));
  }

  draw({ view, state }: FrameInfo): void {
    if (view !== this.view || state.phase !== 'running' || view.steps - this.since >= SHOWN_STEPS)
      return;
    const { left, top } = state.viewport;
    const { pixel, nearMissRow } = hudLayout(state);
    this.text.draw(this.layer, left + HUD.margin * pixel, top + nearMissRow, pixel);
  }
}
