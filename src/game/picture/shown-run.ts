import type { Run, RunView } from '#simulation';
import type { Phase } from '#stage';
import type { PlayAction } from '../input/actions.ts';

/** A run as the stage shows it: the player's session or a replay. Times are in ms. */
export interface ShownRun {
  readonly run: Run;
  readonly phase: Phase;
  /** Whether the run is moving, or a countdown is running. */
  readonly playing: boolean;
  /** How much of a step has passed since the last one, 0 to 1; 0 for a run at its step. */
  readonly alpha: number;
  /** What the next step gets, as far as it is known: jump and crouch, as a sum of `INPUT` bits. */
  readonly input?: number;
  readonly highScore: number;
  /** Whether the hitboxes that met are shown after a crash. */
  readonly crashBoxes: boolean;
  /** False for a run that can't be a new record. A recorded one never is. */
  readonly ranked?: boolean;
  /** Another run, whose dino is drawn next to this run's own. */
  readonly ghost: RunView | null;
  /**
   * Another run like this one, after a step that it has taken; undefined for a picture alone. `run`
   * is one of its runs at an earlier step, which is used up.
   */
  readonly runAt?: (step: number, run?: Run) => Run;
  countdown(now: number): number;
  sinceCrash(now: number): number;
}

/**
 * Takes the stage from the player's own run, which waits until it gets it back; a replay is one.
 */
export interface ShownReplay extends ShownRun {
  /**
   * Takes the steps that are due at `now`. Calls `afterStep` right after each step, and once after
   * a jump to another position.
   */
  advance(now: number, afterStep: (view: RunView) => void): void;
  /** The player used an input of the game. */
  press(action: PlayAction, now: number): void;
}
