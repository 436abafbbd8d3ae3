import { isArmed } from '#simulation';
import { ATLAS } from '../atlas.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { gaugePhase, gunRow, HUD, hudLayout } from '../overlay/hud-layout.ts';
import { CAP_HEIGHT } from '../overlay/text.ts';

const GUN_WIDTH = ATLAS.gun.frame.w;

export class KeyCaps implements View {
  constructor(private readonly context: Pick<ViewContext, 'captions'>) {}

  draw({ view, state }: FrameInfo): void {
    if (state.phase !== 'running' && state.phase !== 'counting' && state.phase !== 'paused') return;
    const { captions } = this.context;
    const { shootKey, turboKey } = state;
    const { left, top: edge } = state.viewport;
    const { pixel, capPixel, top } = hudLayout(state);
    // The cap is smaller than the icon beside it and has the same middle.
    const lower = (CAP_HEIGHT / 2) * (pixel - capPixel);
    if (shootKey !== '' && isArmed(view)) {
      const x = left + (HUD.margin + GUN_WIDTH + HUD.gap) * pixel;
      captions.put('shootKey', shootKey, x, edge + gunRow(view, state) + lower, capPixel);
    }
    if (turboKey !== '' && gaugePhase(view, state) === 'ready') {
      const x = left + HUD.besideGauge * pixel;
      captions.put('turboKey', turboKey, x, edge + top + lower, capPixel);
    }
  }
}
