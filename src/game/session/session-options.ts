import type { Assists, RunView } from '#simulation';
import type { StageState } from '#stage';
import type { GameEventListener } from '../events/game-events.ts';
import type { HighScores } from '../runs/high-score.ts';
import type { Course } from './course.ts';

/** ready -> running <-> paused -> counting -> running -> over -> running */
export type Phase = Exclude<StageState['phase'], 'shown'>;

export interface SessionOptions {
  readonly highScores: HighScores;
  readonly emit: GameEventListener;
  /** Called right after each step and before its events. */
  readonly afterStep?: (view: RunView) => void;
  /** Called after a jump to another step of the run. */
  readonly afterSeek?: (view: RunView) => void;
  /** The assists of a run; called when it starts. */
  readonly assists?: () => Assists | undefined;
  /** Whether one key plays the whole game: the dino crouches by itself. */
  readonly singleKey?: () => boolean;
  /** The course of the runs that the player starts; undefined for a fresh course each time. */
  readonly course?: () => Course | undefined;
  /** The player asks to try the run that is over again; called only once a restart is possible. */
  readonly onRetry?: () => void;
  /**
   * The player has pressed for a start that uses up an attempt, and has to press again, as these
   * words say.
   */
  readonly onAsk?: (words: string) => void;
  /** Whether runs that were in manual mode count as others do. Default false. */
  readonly ranksManualRuns?: () => boolean;
}

/** Includes the countdown, during which jump and crouch can already be held. */
export function isUnderWay(phase: Phase): boolean {
  return phase === 'running' || phase === 'counting';
}
