import type { Run, RunView } from '#simulation';
import type { Phase } from '#stage';
import type { PlayAction } from '../input/actions.ts';

/** What the stage can show: the player's session, or a guest. Times are ms. */
export interface RunPresentation {
  readonly run: Run;
  readonly phase: Phase;
  /** Time passes in it from frame to frame, or is counted down to. */
  readonly playing: boolean;
  /** How far between the last two steps the picture is, 0 to 1. */
  readonly alpha: number;
  readonly highScore: number;
  /** Another run, whose dino is drawn beside the run's own. */
  readonly ghost: RunView | null;
  countdown(now: number): number;
  sinceCrash(now: number): number;
  mayRestart(now: number): boolean;
}

/** Has the stage instead of the player's own run, which waits meanwhile. */
export interface StageOccupant extends RunPresentation {
  /** Lets its time go on until `now`. `follow` hears of each step right after it, and of the run it stands at after a leap. */
  advance(now: number, follow: (view: RunView) => void): void;
  /** The player meanwhile uses what otherwise plays the game. */
  press(action: PlayAction, now: number): void;
}
