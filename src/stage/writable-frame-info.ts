import { NO_INPUT, type RunView } from '#simulation';
import { extrapolatedGroundX, type ExtrapolatedRun } from './extrapolation.ts';
import type { StageState } from './stage.ts';
import type { FrameInfo } from './view.ts';

/** A {@link FrameInfo} that is written anew for every frame. Its objects are made once. */
export class WritableFrameInfo implements FrameInfo {
  alpha = 0;
  groundX = 0;
  input = NO_INPUT;
  ghost: ExtrapolatedRun | null = null;
  private ghostRun:
    { -readonly [Field in keyof ExtrapolatedRun]: ExtrapolatedRun[Field] } | undefined;

  constructor(
    public view: RunView,
    public state: Readonly<StageState>,
  ) {}

  /**
   * @param alpha how much of a step has passed since the last one, 0 to 1. For a ghost it goes on
   * after the run's last step; the run itself does not.
   */
  write(view: RunView, alpha: number, state: Readonly<StageState>): void {
    this.view = view;
    this.alpha = view.gameOver ? 0 : alpha;
    this.groundX = extrapolatedGroundX(view, this.alpha);
    this.input = state.input;
    this.state = state;
    this.ghost = state.ghost === null ? null : this.ghostAt(state.ghost, alpha);
  }

  /** A ghost that has crashed, or whose recording has ended, stands still at its last step. */
  private ghostAt(ghost: RunView, alpha: number): ExtrapolatedRun {
    const ghostRun = (this.ghostRun ??= { view: ghost, alpha: 0, groundX: 0, input: NO_INPUT });
    ghostRun.view = ghost;
    ghostRun.alpha = ghost.gameOver || ghost.steps < this.view.steps ? 0 : alpha;
    ghostRun.groundX = extrapolatedGroundX(ghost, ghostRun.alpha);
    return ghostRun;
  }
}
