import type { Game, SavedRun } from '#game';
import { playTo, readReplay, runFromReplay } from '#replay';
import { createRun, type Run } from '#simulation';

/** Any seed will do: nothing of the course shows before the first step. */
const EMPTY_STAGE_SEED = 'before the first step';

export function drawEmptyStage(game: Game): HTMLCanvasElement | null {
  return draw(createRun(EMPTY_STAGE_SEED), game);
}

/**
 * The last moment of a run; null if drawing failed.
 * @throws ReplayError for a run of other rules.
 */
export function drawFinalFrame(run: SavedRun, game: Game): HTMLCanvasElement | null {
  const replay = readReplay(run.replay);
  return draw(playTo(runFromReplay(replay), replay.inputs), game);
}

/** Long enough after the crash for everything to have come to rest, ms. */
const SETTLED_MS = 60_000;

/** Draws on a canvas of its own, because the next frame redraws the stage's. */
function draw(run: Run, game: Game): HTMLCanvasElement | null {
  // Still, and without captions.
  const picture = game.stageHost.presenter?.renderOnce({
    run,
    phase: 'shown',
    playing: false,
    alpha: 0,
    highScore: game.session.highScore,
    crashBoxes: false,
    ghost: null,
    countdown: () => 0,
    msSinceCrash: () => SETTLED_MS,
  });
  if (picture === undefined) return null;
  const copy = document.createElement('canvas');
  copy.width = picture.width;
  copy.height = picture.height;
  copy.getContext('2d')?.drawImage(picture, 0, 0);
  return copy;
}
