import type { RunView } from '#simulation';
import { type Stage, type StageState, DEFAULT_STAGE_STATE } from '#stage';
import type { RunPresentation } from './stage-occupant.ts';

/** What of the picture is for the player and the machine to choose. */
export type PictureOptions = Pick<StageState, 'touch' | 'debug' | 'theme' | 'calm' | 'detail' | 'jumpKey'>;

/**
 * What one stage shows of a session or a guest. A run that is paused, finished or played back may stand still, and is then
 * drawn again only when something over it changes: a phone left with its result on show should not be kept busy by it.
 */
export class Picture {
  private readonly state: StageState = { ...DEFAULT_STAGE_STATE };
  private view: RunView | undefined;
  private steps = 0;
  private alpha = 0;
  private ghostSteps = 0;

  constructor(private readonly stage: Stage) {}

  /** Draws the moment `now`, ms, unless it is on show already. */
  draw(shown: RunPresentation, wishes: PictureOptions, now: number): void {
    const { touch, debug, theme, calm, detail, jumpKey } = wishes;
    const { phase, alpha, highScore, ghost } = shown;
    const { view } = shown.run;
    const ghostSteps = ghost?.steps ?? 0;
    const mayRestart = shown.mayRestart(now);
    const { state } = this;
    const mayStand = phase === 'paused' || phase === 'over' || phase === 'shown';
    const isOnShow =
      this.view === view &&
      this.steps === view.steps &&
      this.alpha === alpha &&
      this.ghostSteps === ghostSteps &&
      state.ghost === ghost &&
      state.phase === phase &&
      state.highScore === highScore &&
      state.touch === touch &&
      state.debug === debug &&
      state.theme === theme &&
      state.calm === calm &&
      state.detail === detail &&
      state.jumpKey === jumpKey &&
      state.mayRestart === mayRestart;
    if (mayStand && isOnShow && !this.stage.isAnimating) return;
    this.view = view;
    this.steps = view.steps;
    this.alpha = alpha;
    this.ghostSteps = ghostSteps;
    state.phase = phase;
    state.countdown = shown.countdown(now);
    state.highScore = highScore;
    state.touch = touch;
    state.debug = debug;
    state.theme = theme;
    state.calm = calm;
    state.detail = detail;
    state.jumpKey = jumpKey;
    state.sinceCrash = shown.sinceCrash(now);
    state.ghost = ghost;
    state.mayRestart = mayRestart;
    this.stage.draw(view, alpha, state);
  }
}
