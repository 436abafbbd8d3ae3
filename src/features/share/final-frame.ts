import type { ShownRun, SavedRun, EngineApi } from '#game/api';
import { playBack, readReplay, ReplayError } from '#replay';
import { createRun, type Run } from '#simulation';

/** Any course: before its first step nothing of it is to be seen. */
const NO_COURSE = 'before the first step';

/**
 * The picture of the stage before a run; it reveals nothing of any course. null where none can be
 * drawn.
 */
export function drawEmptyStage(engine: EngineApi): HTMLCanvasElement | null {
  return draw(createRun(NO_COURSE), engine);
}

/**
 * The picture of a run's last moment; null where none can be drawn, or where the rules are others
 * by now.
 */
export function drawFinalFrame({ replay }: SavedRun, engine: EngineApi): HTMLCanvasElement | null {
  try {
    return draw(playBack(readReplay(replay)), engine);
  } catch (error) {
    if (error instanceof ReplayError) return null;
    throw error;
  }
}

/** So long ago that nothing of the crash moves any more, ms. */
const LONG_AGO = 60_000;

/** A run as it stands, with nothing said over it. */
function standingRun(run: Run, highScore: number): ShownRun {
  return {
    run,
    phase: 'shown',
    playing: false,
    alpha: 0,
    highScore,
    crashBoxes: false,
    ghost: null,
    countdown: () => 0,
    sinceCrash: () => LONG_AGO,
    mayRestart: () => false,
  };
}

/** On a canvas of its own: the stage's is drawn anew with the next frame. */
function draw(run: Run, engine: EngineApi): HTMLCanvasElement | null {
  const picture = engine.renderOnce(standingRun(run, engine.session.highScore));
  if (picture === undefined) return null;
  const copy = document.createElement('canvas');
  copy.width = picture.width;
  copy.height = picture.height;
  copy.getContext('2d')?.drawImage(picture, 0, 0);
  return copy;
}
