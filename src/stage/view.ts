import { NO_INPUT, type RunView } from '#simulation';
import type { Story } from '#story';
import { extrapolatedGroundX, type ExtrapolatedRun } from './extrapolation.ts';
import type { Layers } from './layers.ts';
import type { CaptionBoard } from './overlay/captions.ts';
import type { Art } from './sheets.ts';
import type { Detail, StageState } from './stage.ts';

/** Reused for every frame, so views must not keep it. */
export interface FrameInfo extends ExtrapolatedRun {
  readonly story: Story;
  /** Share of a step since the story's last one, 0 to 1. After the run's end it is the ghost's. */
  readonly storyAlpha: number;
  /** At the same moment; null without a race. */
  readonly ghost: ExtrapolatedRun | null;
  readonly state: Readonly<StageState>;
}

/** Reused for every frame, together with its objects. */
export class WritableFrameInfo implements FrameInfo {
  view: RunView;
  alpha = 0;
  storyAlpha = 0;
  groundX = 0;
  input = NO_INPUT;
  ghost: ExtrapolatedRun | null = null;
  private ghostRun:
    { -readonly [Field in keyof ExtrapolatedRun]: ExtrapolatedRun[Field] } | undefined;

  constructor(
    public story: Story,
    public state: Readonly<StageState>,
  ) {
    this.view = story.run;
  }

  /** @param alpha share of a step since the story's last one, 0 to 1. */
  write(story: Story, alpha: number, state: Readonly<StageState>): void {
    const view = story.run;
    this.story = story;
    this.storyAlpha = alpha;
    this.view = view;
    this.alpha = view.gameOver ? 0 : alpha;
    this.groundX = extrapolatedGroundX(view, this.alpha);
    this.input = state.input;
    this.state = state;
    this.ghost = state.ghost === null ? null : this.ghostAt(state.ghost.view, alpha);
  }

  private ghostAt(ghost: RunView, alpha: number): ExtrapolatedRun {
    const ghostRun = (this.ghostRun ??= { view: ghost, alpha: 0, groundX: 0, input: NO_INPUT });
    ghostRun.view = ghost;
    ghostRun.alpha = ghost.gameOver || ghost.steps < this.view.steps ? 0 : alpha;
    ghostRun.groundX = extrapolatedGroundX(ghost, ghostRun.alpha);
    return ghostRun;
  }
}

/** Draws a frame from the story, and remembers nothing of the run. */
export interface View {
  /**
   * Another run comes on stage, or this one jumps in time. Clears what moves by itself: particles
   * and the camera.
   */
  begin?(story: Story): void;
  /** Right after each step of the run: a frame may cover several steps, or none. */
  afterStep?(story: Story): void;
  draw(frame: FrameInfo): void;
  readonly isAnimating?: boolean;
}

export interface ViewContext {
  readonly layers: Layers;
  readonly captions: CaptionBoard;
  readonly art: Art;
}

export type ViewFactory = (context: ViewContext) => View;

/** @param progress counts frames; fractions are rounded down. */
export function frameAt<Frame>(cycle: readonly [Frame, ...Frame[]], progress: number): Frame {
  return cycle[Math.floor(progress) % cycle.length] ?? cycle[0];
}

export function isSceneryMoving({ reducedMotion }: Readonly<StageState>): boolean {
  return !reducedMotion;
}

/** Whether there are sights, rain, snow and sand. */
export function hasEvents(detail: Detail): boolean {
  return detail === 'full' || detail === 'sparse';
}

/** Whether the near hills, bright stars, particles and speed lines are drawn at all. */
export function hasScenery(detail: Detail): boolean {
  return detail !== 'plain' && detail !== 'coarse';
}
