import { createRun } from '#simulation';
import { playBack, readReplay, ReplayError } from '#replay';
import type { StageApi, SavedRun } from '#game/api';
import { copyCanvas, stillPresentation } from './still-presentation.ts';

/** Any course: before its first step nothing of it is to be seen. */
const NO_COURSE = 'before the first step';

/** The picture of the stage before a run; it reveals nothing of any course. null where none can be drawn. */
export function drawEmptyStage(engine: StageApi): HTMLCanvasElement | null {
  const picture = engine.renderOnce(stillPresentation(createRun(NO_COURSE), engine.session.highScore));
  return picture === undefined ? null : copyCanvas(picture);
}

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
