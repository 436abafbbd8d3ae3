import type { Run } from '#simulation';
import type { ShownGhost } from '#stage';
import type { Phase, Story } from '#story';
import type { PlayAction } from '../input/actions.ts';

export interface StoryFollower {
  /** Another run begins, or this one jumps in time. */
  begin(story: Story): void;
  /** Right after each step of the run. */
  afterStep(story: Story): void;
}

/** A run as the stage shows it: the player's session or a replay. Times are in ms. */
export interface ShownRun {
  readonly run: Run;
  readonly story: Story;
  readonly phase: Phase | 'shown';
  readonly playing: boolean;
  /** How much of a step has passed since the last one, 0 to 1; 0 when the run stands still. */
  readonly alpha: number;
  /** Jump and crouch of the next step, as far as known: a sum of `INPUT` bits. */
  readonly input?: number;
  readonly highScore: number;
  readonly crashBoxes?: boolean;
  /** False if the run can't set a record. A replay never can. */
  readonly ranked: boolean;
  readonly ghost: ShownGhost | null;
  /**
   * A copy of this run after one of its steps; undefined if only its picture exists.
   * @param run a copy at an earlier step to start from; it is used up.
   */
  readonly runAt?: (step: number, run?: Run) => Run;
  countdown(now: number): number;
  msSinceCrash(now: number): number;
  /** Whether the page's card tells the score. */
  hasResult?(now: number): boolean;
}

export interface ShownReplay extends ShownRun {
  advance(now: number, follow: StoryFollower): void;
  press(action: PlayAction, now: number): void;
}
