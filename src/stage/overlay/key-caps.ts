import { isArmed } from '#simulation';
import { ATLAS } from '../atlas.ts';
import { turboPhase } from '../stage.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import { isTurboUseful } from './hud.ts';
import { HUD, hudLayout } from './hud-layout.ts';

const GUN_WIDTH = ATLAS.gun.frame.w;

/** Shows the key to shoot next to the weapon, and the key for turbo when it's ready. */
export class KeyCaps implements View {
  constructor(private readonly context: Pick<ViewContext, 'captions'>) {}

  draw({ view, state }: FrameInfo): void {
    // These keys do nothing before a run or during a playback.
    if (state.phase === 'ready' || state.phase === 'shown') return;
    const { captions } = this.context;
    const { shootKey, turboKey } = state;
    const { left, top: edge } = state.viewport;
    const { pixel, top, weaponRow } = hudLayout(state);
    if (shootKey !== '' && isArmed(view)) {
      const x = left + (HUD.margin + GUN_WIDTH + HUD.gap) * pixel;
      captions.put('shootKey', shootKey, x, edge + weaponRow, pixel);
    }
    if (turboKey !== '' && isTurboUseful(view) && turboPhase(view) === 'ready')
      captions.put('turboKey', turboKey, left + HUD.besideGauge * pixel, edge + top, pixel);
  }
}
