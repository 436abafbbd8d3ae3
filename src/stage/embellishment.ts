import type { RunView } from '#simulation';
import type { StageState } from './stage.ts';

/** Something that the picture is richer by, and does without as long as it is not there. */
export interface Embellishment {
  /** Hears of each step, right after it was taken; also the first to hear of a new run. */
  follow(view: RunView): void;
  /**
   * Puts its sprites where they belong in this frame.
   * @param moment 0 to 1, how far the moment shown lies between the last two steps.
   * @param covered ground covered at that moment, px.
   */
  draw(view: RunView, moment: number, covered: number, state: Readonly<StageState>): void;
  /** It moves although the run stands still. */
  readonly stirring: boolean;
}
