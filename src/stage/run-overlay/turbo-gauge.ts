import { type RunView, TURBO_COOLDOWN_STEPS, TURBO_STEPS, type TurboPhase } from '#simulation';
import type { FrameName } from '../atlas.ts';
import type { Art } from '../sheets.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { gaugePhase, HUD, hudLayout } from '../overlay/hud-layout.ts';

/** Art pixels; `y` from the top of the row. */
const BAR = { x: HUD.margin + 16, y: 2, width: 32, height: 10, frame: 2 } as const;

const BAR_FRAMES = {
  ready: 'pixel-ready',
  active: 'pixel-turbo',
  cooling: 'pixel-cooldown',
} as const satisfies Record<Exclude<TurboPhase, 'useless'>, FrameName>;

export class TurboGauge implements View {
  private readonly layer: SpriteLayer;
  private readonly art: Art;

  constructor({ layers, art }: Pick<ViewContext, 'layers' | 'art'>) {
    this.layer = layers('hud');
    this.art = art;
  }

  draw({ view, state }: FrameInfo): void {
    const phase = gaugePhase(view, state);
    if (phase === 'useless') return;
    const { pixel, top: row } = hudLayout(state);
    const { left } = state.viewport;
    const top = state.viewport.top + row;
    const { x, y, width, height, frame } = BAR;
    const icon = this.art.frame('icon-turbo');
    const iconX = left + HUD.margin * pixel;
    this.drawBox('icon-turbo', iconX, top + pixel, icon.width * pixel, icon.height * pixel);
    this.drawBox('pixel-text', left + x * pixel, top + y * pixel, width * pixel, height * pixel);
    const insideX = left + (x + frame) * pixel;
    const insideY = top + (y + frame) * pixel;
    const insideWidth = width - 2 * frame;
    const insideHeight = (height - 2 * frame) * pixel;
    this.drawBox('pixel-panel', insideX, insideY, insideWidth * pixel, insideHeight);
    // Whole art pixels, like everything in this art.
    const filled = Math.round(turboFill(view) * insideWidth) * pixel;
    this.drawBox(BAR_FRAMES[phase], insideX, insideY, filled, insideHeight);
  }

  private drawBox(name: FrameName, x: number, y: number, width: number, height: number): void {
    this.layer.putScaled(this.art.frame(name), x, y, width, height);
  }
}

/** 0 to 1. Drains during turbo and refills during the cooldown. */
function turboFill(view: RunView): number {
  if (view.turbo.stepsLeft > 0) return view.turbo.stepsLeft / TURBO_STEPS;
  return 1 - view.turbo.cooldownStepsLeft / TURBO_COOLDOWN_STEPS;
}
