import type { Game, SavedRun } from '#game';
import { playTo, readReplay, runFromReplay } from '#replay';
import { createRun, type Run } from '#simulation';

/** Any course: before its first step nothing of it is to be seen. */
const NO_COURSE = 'before the first step';

/**
 * The picture of the stage before a run; it reveals nothing of any course. null where none can be
 * drawn.
 */
export function drawEmptyStage(game: Game): HTMLCanvasElement | null {
  return draw(createRun(NO_COURSE), game);
}

/**
 * The picture of a run's last moment; null where none can be drawn.
 * @throws ReplayError for a run of other rules.
 */
export function drawFinalFrame(run: SavedRun, game: Game): HTMLCanvasElement | null {
  const replay = readReplay(run.replay);
  return draw(playTo(runFromReplay(replay), replay.inputs), game);
}

/** So long ago that nothing of the crash moves any more, ms. */
const LONG_AGO = 60_000;

/** On a canvas of its own: the stage's is drawn anew with the next frame. */
function draw(run: Run, game: Game): HTMLCanvasElement | null {
  // As it stands, with nothing said over it.
  const picture = game.screen.picture?.renderOnce({
    run,
    phase: 'shown',
    playing: false,
    alpha: 0,
    highScore: game.session.highScore,
    crashBoxes: false,
    ghost: null,
    countdown: () => 0,
    sinceCrash: () => LONG_AGO,
  });
  if (picture === undefined) return null;
  const copy = document.createElement('canvas');
  copy.width = picture.width;
  copy.height = picture.height;
  copy.getContext('2d')?.drawImage(picture, 0, 0);
  return copy;
}
