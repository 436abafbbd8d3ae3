import type { RunView } from '#simulation';
import type { ExtrapolatedRun } from './extrapolation.ts';
import type { Layers } from './layers.ts';
import type { CaptionBoard } from './overlay/caption-board.ts';
import type { Art } from './sheets.ts';
import type { Detail, StageState } from './stage.ts';

/** What one frame shows. The same object is reused for every frame, so views must not keep it. */
export interface FrameInfo extends ExtrapolatedRun {
  /** The run to race against, at the same moment; null without one. */
  readonly ghost: ExtrapolatedRun | null;
  readonly state: Readonly<StageState>;
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

/**
 * Whether the view moves although the run stands still. A function, so that asking all views makes
 * no closure in each frame.
 */
export function isViewAnimating(view: View): boolean {
  return view.isAnimating === true;
}

/** What views are created from. */
export interface ViewContext {
  readonly layers: Layers;
  readonly captions: CaptionBoard;
  /** The frames on the first sheets. */
  readonly art: Art;
  /** Describes in one line how a run ended; empty until the deferred views have loaded. */
  describeCrash: (view: RunView) => string;
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
