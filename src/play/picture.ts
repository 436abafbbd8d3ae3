import type { RunView } from '#simulation';
import { type Stage, type StageState, UNTOLD } from '#stage';
import type { Session } from './session.ts';

/** What of the picture is the player's to choose. */
export type PictureWishes = Pick<StageState, 'touch' | 'debug' | 'theme' | 'calm' | 'jumpKey'>;

/**
 * What one stage shows of a session. A paused or finished run stands still, and is drawn again only when something
 * over it changes: a phone left with its result on show should not be kept busy by it.
 */
export class Picture {
  private readonly state: StageState = { ...UNTOLD };
  private view: RunView | undefined;
  private steps = 0;

  constructor(private readonly stage: Stage) {}

  /** Draws the moment `now`, ms, unless it is on show already. */
  draw(session: Session, wishes: PictureWishes, now: number): void {
    const { touch, debug, theme, calm, jumpKey } = wishes;
    const { phase, highScore } = session;
    const { view } = session.run;
    const mayRestart = session.mayRestart(now);
    const { state } = this;
    const stands = phase === 'paused' || phase === 'over';
    const isOnShow =
      this.view === view &&
      this.steps === view.steps &&
      state.phase === phase &&
      state.highScore === highScore &&
      state.touch === touch &&
      state.debug === debug &&
      state.theme === theme &&
      state.calm === calm &&
      state.jumpKey === jumpKey &&
      state.mayRestart === mayRestart;
    if (stands && isOnShow && !this.stage.stirring) return;
    this.view = view;
    this.steps = view.steps;
    state.phase = phase;
    state.countdown = session.countdown(now);
    state.highScore = highScore;
    state.touch = touch;
    state.debug = debug;
    state.theme = theme;
    state.calm = calm;
    state.jumpKey = jumpKey;
    state.sinceCrash = session.sinceCrash(now);
    state.mayRestart = mayRestart;
    this.stage.draw(view, session.alpha, state);
  }
}
