import { NO_INPUT, type RunView } from '#simulation';
import { DEFAULT_STAGE_STATE, type HudContent, type Stage, type StageState } from '#stage';
import { sameFields } from '#platform';
import type { RunPresentation } from './stage-occupant.ts';

/** What the picture shows apart from the run: from settings, system preferences, page, frame rate, and the game's own words. */
export type PictureOptions = HudContent &
  Pick<
    StageState,
    'touch' | 'buttonsOverStage' | 'debug' | 'takeoffs' | 'theme' | 'calm' | 'detail' | 'jumpKey' | 'hudSize' | 'skin'
  >;

/**
 * Draws a run on the stage. A waiting, paused, finished or replayed run may stand still; it is then redrawn only when something
 * changes, so that a phone that shows a result does not use its battery for redrawing it.
 */
export class Picture {
  private readonly state: StageState = { ...DEFAULT_STAGE_STATE };
  private view: RunView | undefined;
  private steps = 0;
  private alpha = 0;
  private ghostSteps = 0;

  constructor(private readonly stage: Stage) {}

  /** Draws the frame of the time `now`, ms, unless the stage shows the same already. */
  draw(shown: RunPresentation, options: PictureOptions, now: number): void {
    const { phase, alpha, highScore, ghost } = shown;
    const { view } = shown.run;
    const ghostSteps = ghost?.steps ?? 0;
    const mayRestart = shown.mayRestart(now);
    const { state } = this;
    const mayStandStill = phase !== 'running' && phase !== 'counting';
    const isUnchanged =
      this.view === view &&
      this.steps === view.steps &&
      this.alpha === alpha &&
      this.ghostSteps === ghostSteps &&
      state.ghost === ghost &&
      state.phase === phase &&
      state.highScore === highScore &&
      state.mayRestart === mayRestart &&
      sameFields<PictureOptions>(state, options);
    if (mayStandStill && isUnchanged && !this.stage.isAnimating) return;
    this.view = view;
    this.steps = view.steps;
    this.alpha = alpha;
    this.ghostSteps = ghostSteps;
    Object.assign(state, options);
    state.phase = phase;
    state.input = shown.heldInput ?? NO_INPUT;
    state.countdown = shown.countdown(now);
    state.highScore = highScore;
    state.ranked = shown.ranked ?? false;
    state.sinceCrash = shown.sinceCrash(now);
    state.crashBoxes = shown.crashBoxes;
    state.ghost = ghost;
    state.ghostName = shown.ghostName;
    state.mayRestart = mayRestart;
    this.stage.draw(view, alpha, state);
  }
}
