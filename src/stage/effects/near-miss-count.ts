import { nearMissesOnStage } from '#content';
import { type RunView, STEP_EVENT, STEPS_PER_SECOND } from '#simulation';
import { PixelText } from '../overlay/pixel-text.ts';
import { HUD, hudLayout } from '../overlay/hud-layout.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';

/** How long the count is shown, steps. */
const SHOWN_STEPS = 1.5 * STEPS_PER_SECOND;

/**
 * Counts the near misses of the player's run, and shows the count after each. It lies behind all
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
    const { viewport } = state;
    const { pixel, nearMissRow } = hudLayout(state);
    this.text.scale = pixel;
    this.text.moveTo(viewport.left + HUD.margin * pixel, viewport.top + nearMissRow);
    this.text.draw(this.layer);
  }
}
