import { playBack, readReplay, ReplayError } from '#replay';
import type { StageApi, SavedRun } from '#game/api';
import { copyCanvas, stillPresentation } from './still-presentation.ts';

/** The picture of a run's last moment; null where none can be drawn, or where the rules are others by now. */
export function drawFinalFrame({ replay }: SavedRun, engine: StageApi): HTMLCanvasElement | null {
  try {
    const picture = engine.renderOnce(stillPresentation(playBack(readReplay(replay)), engine.session.highScore));
    return picture === undefined ? null : copyCanvas(picture);
  } catch (error) {
    if (error instanceof ReplayError) return null;
    throw error;
  }
}
