import type { Game, SavedRun, ShownRun } from '#game';
import { playTo, readReplay, runFromReplay } from '#replay';
import { createRun, type Run } from '#simulation';
import { Story } from '#story';

/** Any seed will do: nothing of the course shows before the first step. */
const EMPTY_STAGE_SEED = 'before the first step';

export async function drawEmptyStage(game: Game): Promise<HTMLCanvasElement | null> {
  return draw(createRun(EMPTY_STAGE_SEED), game);
}

/**
 * The last moment of a run; null if drawing failed.
 * @throws ReplayError for a run of other rules.
 */
export async function drawFinalFrame(run: SavedRun, game: Game): Promise<HTMLCanvasElement | null> {
  return draw(lastStepOf(run), game);
}

/** @throws ReplayError for a run of other rules. */
export function lastMoment(run: SavedRun): ShownRun {
  return stillOf(lastStepOf(run));
}

function lastStepOf(run: SavedRun): Run {
  const replay = readReplay(run.replay);
  return playTo(runFromReplay(replay), replay.inputs);
}

/** Long enough after the crash for everything to have come to rest, ms. */
const SETTLED_MS = 60_000;

/** Without a HUD, because what is beside it tells the score. */
function stillOf(run: Run): ShownRun {
  return {
    run,
    story: new Story(run.view),
    phase: 'shown',
    playing: false,
    alpha: 0,
    highScore: 0,
    ranked: false,
    crashBoxes: false,
    ghost: null,
    countdown: () => 0,
    msSinceCrash: () => SETTLED_MS,
    hasResult: () => true,
  };
}

/** On a canvas of its own, because the next frame redraws the stage's. */
async function draw(run: Run, game: Game): Promise<HTMLCanvasElement | null> {
  const { presenter } = game.stageHost;
  if (presenter === undefined || presenter.stage.isContextLost) return null;
  const { stage } = presenter;
  const { canvas } = stage;
  // The page shows a copy of the last frame meanwhile. WebGL forgets a frame once it's shown, so
  // draw it again to copy it.
  stage.resize(canvas.clientWidth, devicePixelRatio);
  const lastFrame = copyOf(canvas);
  lastFrame.style.cssText = canvas.style.cssText;
  canvas.replaceWith(lastFrame);
  try {
    // Still, and without messages.
    await presenter.renderOnce(stillOf(run));
    return copyOf(canvas);
  } finally {
    lastFrame.replaceWith(canvas);
  }
}

function copyOf(picture: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = picture.width;
  copy.height = picture.height;
  copy.getContext('2d')?.drawImage(picture, 0, 0);
  return copy;
}
