import { NO_INPUT, type RunView } from '#simulation';
import { extrapolatedGroundX, type ExtrapolatedRun } from './extrapolation.ts';
import type { Layers } from './layers.ts';
import type { CaptionBoard } from './overlay/captions.ts';
import type { Art } from './sheets.ts';
import type { Detail, StageState } from './stage.ts';

/** What one frame shows. The same object is reused for every frame, so views must not keep it. */
export interface FrameInfo extends ExtrapolatedRun {
  /** The run to race against, at the same moment; null without one. */
  readonly ghost: ExtrapolatedRun | null;
  readonly state: Readonly<StageState>;
}

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

/** One part of the picture. What lies over what is decided by the scene (`scene.tsx`). */
export interface View {
  /**
   * Called right after each step, and once when another run comes on stage. For views that depend
   * on what happened in a step: a frame may cover several steps, or none. All others leave it out.
   */
  afterStep?(view: RunView): void;
  /** Puts its sprites into the layers, and its captions: each frame starts without any. */
  draw(frame: FrameInfo): void;
  /** True while it moves although the run stands still. Views that never do so leave it out. */
  readonly isAnimating?: boolean;
}

/** What views are created from. */
export interface ViewContext {
  readonly layers: Layers;
  readonly captions: CaptionBoard;
  /** The frames on the first sheets. */
  readonly art: Art;
}

/** Creates a view that the first frame needs. */
export type ViewFactory = (context: ViewContext) => View;

/**
 * The frame of a repeating cycle at `progress`, which counts frames; fractions are rounded down.
 */
export function frameAt<Frame>(cycle: readonly [Frame, ...Frame[]], progress: number): Frame {
  return cycle[Math.floor(progress) % cycle.length] ?? cycle[0];
}

/** Whether hills move and stars twinkle: not with reduced motion, nor on slow machines. */
export function isSceneryMoving({ calm, detail }: Readonly<StageState>): boolean {
  return !calm && detail === 'full';
}

/** Whether hills, stars, particles and speed lines are drawn at all. */
export function hasScenery(detail: Detail): boolean {
  return detail === 'full' || detail === 'still';
}
