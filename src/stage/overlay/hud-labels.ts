import { ASSISTED_ON_STAGE, METRES_ON_STAGE, nearMissesOnStage } from '#content';
import {
  isAssisted,
  metresOf,
  type RunView,
  STAGE_WIDTH,
  STEP_EVENT,
  STEPS_PER_SECOND,
} from '#simulation';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import type { CaptionBoard } from './captions.ts';
import { HUD, hudLayout, labelTop } from './hud-layout.ts';
import { drawCounter } from './text.ts';

/** Whole metres, below the score of a wide stage. Not shown before a run. */
export class Distance implements View {
  constructor(private readonly context: ViewContext) {}

  draw({ view, state }: FrameInfo): void {
    const { distancePixel, distanceRow, endMargin } = hudLayout(state);
    if (state.phase === 'ready' || distanceRow === null) return;
    const { captions, layers, art } = this.context;
    const top = state.viewport.top + distanceRow;
    const right = STAGE_WIDTH - endMargin;
    const { x } = captions.put('metres', METRES_ON_STAGE, right, top, distancePixel, 'right');
    const digitsRight = x - HUD.gap * distancePixel;
    drawCounter(layers('hud'), art, metresOf(view), digitsRight, top, 1, distancePixel);
  }
}

export class AssistedLabel implements View {
  constructor(private readonly captions: CaptionBoard) {}

  draw({ view, state }: FrameInfo): void {
    // The pause message may reach down here, and the result itself mentions assists.
    if (!isAssisted(view.assists) || state.phase === 'paused' || state.phase === 'over') return;
    const { pixel, textPixel, endMargin } = hudLayout(state);
    const right = STAGE_WIDTH - endMargin;
    const smaller = Math.min(pixel, textPixel);
    this.captions.put('assisted', ASSISTED_ON_STAGE, right, labelTop(state), smaller, 'right');
  }
}

const SHOWN_STEPS = 1.5 * STEPS_PER_SECOND;

export class NearMissCount implements View {
  private view: RunView | undefined;
  private count = 0;
  private since = Number.NEGATIVE_INFINITY;

  constructor(private readonly captions: CaptionBoard) {}

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
  }

  draw({ view, state }: FrameInfo): void {
    if (view !== this.view || state.phase !== 'running' || view.steps - this.since >= SHOWN_STEPS)
      return;
    const { left, top } = state.viewport;
    const { pixel, nearMissRow } = hudLayout(state);
    const text = nearMissesOnStage(this.count);
    this.captions.put('nearMiss', text, left + HUD.margin * pixel, top + nearMissRow, pixel);
  }
}
