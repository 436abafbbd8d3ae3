import { isArmed } from '#simulation';
import { ATLAS } from '../atlas.ts';
import type { FrameInfo, View, ViewContext } from '../view.ts';
import type { KeyCapContent } from './captions.ts';
import { turboPhase } from '../stage.ts';
import { isTurboUseful } from './hud.ts';
import { HUD, hudLayout } from './hud-layout.ts';
import { layOutText } from './text.ts';

const GUN_WIDTH = ATLAS.gun.frame.w;

/**
 * What the player presses, beside what it does: to shoot beside the weapon, and for turbo beside
 * the gauge when it is ready.
 */
export class KeyCaps implements View {
  /** What was shown last, to be shown again as it is. */
  private shoot: KeyCapContent | null = null;
  private turbo: KeyCapContent | null = null;

  constructor(private readonly context: Pick<ViewContext, 'captions'>) {}

  draw({ view, state }: FrameInfo): void {
    // Neither a run that has not begun nor one that is played back takes these.
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

/** The cap of this key in this place; the last one, where it is that. */
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
