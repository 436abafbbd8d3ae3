import type { RunView } from '#simulation';
import { ART_PIXEL, GUN_HELD } from '../atlas.ts';
import { type ExtrapolatedRun, extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import type { ViewFactory } from '../view.ts';
import { dinoFrame, isBlinking } from './dino-frame.ts';

export const createDino: ViewFactory = ({ layers, art }) => {
  const layer = layers('dino');
  let drawnView: RunView | undefined;
  /**
   * When the run was first drawn, ms: the waiting animation begins there, at the frame that the
   * poster shows.
   */
  let firstDrawnAt = 0;
  let wasBlinking = false;
  return {
    draw(run) {
      const { view } = run;
      if (view !== drawnView) {
        drawnView = view;
        firstDrawnAt = performance.now();
      }
      // The clock is read only while the dino waits: each reading allocates a number.
      const waited = view.steps === 0 ? performance.now() - firstDrawnAt : 0;
      wasBlinking = isBlinking(waited);
      drawDino(run, waited, layer, art);
    },
    /** It waits for the start without a new frame, until it blinks. */
    get isAnimating() {
      return drawnView?.steps === 0 && isBlinking(performance.now() - firstDrawnAt) !== wasBlinking;
    },
  };
};

/**
 * Draws the dino of a run, and the arm that holds the weapon if it has one.
 * @param waited how long it has been waiting for the start, ms.
 * @param offsetX how far to the right of its own position to draw it, px.
 */
export function drawDino(
  run: ExtrapolatedRun,
  waited: number,
  layer: SpriteLayer,
  art: Art,
  offsetX = 0,
): void {
  const { dino, components } = run.view;
  const frame = dinoFrame(run, waited);
  const x = extrapolatedX(run, dino) + offsetX;
  const y = extrapolatedY(run, dino);
  layer.put(art.frame(frame), x, y);
  if (components.Dino.hasWeapon.get(dino) === 1) {
    const held = GUN_HELD[frame];
    layer.put(art.frame(held.frame), x + held.x * ART_PIXEL, y + held.y * ART_PIXEL);
  }
}
