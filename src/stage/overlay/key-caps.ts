import { isArmed } from '#simulation';
import { ATLAS } from '../atlas.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import type { KeyCapContent } from './captions.ts';
import { turboPhase } from '../stage.ts';
import { isTurboUseful } from './hud.ts';
import { HUD, hudLayout } from './hud-layout.ts';
import { layOutText } from './text.ts';

const GUN_WIDTH = ATLAS.gun.frame.w;

/** Shows the key to shoot next to the weapon, and the key for turbo when it's ready. */
export class KeyCaps implements View {
  /** Kept, so that React gets the same object while nothing changes. */
  private shoot: KeyCapContent | null = null;
  private turbo: KeyCapContent | null = null;

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
      captions.shootKey = this.shoot = capOf(this.shoot, shootKey, x, edge + weaponRow, pixel);
    }
    if (turboKey !== '' && isTurboUseful(view) && turboPhase(view) === 'ready') {
      captions.turboKey = this.turbo = capOf(
        this.turbo,
        turboKey,
        left + HUD.besideGauge * pixel,
        edge + top,
        pixel,
      );
    }
  }
}

/** Returns `last` if nothing has changed. */
function capOf(
  last: KeyCapContent | null,
  name: string,
  x: number,
  top: number,
  pixel: number,
): KeyCapContent {
  if (
    last !== null &&
    last.name === name &&
    last.x === x &&
    last.top === top &&
    last.pixel === pixel
  )
    return last;
  return { name, text: layOutText(name), x, top, pixel };
}
