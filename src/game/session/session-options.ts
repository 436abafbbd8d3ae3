import type { Assists, RunView } from '#simulation';
import type { StageState } from '#stage';
import type { GameEventListener } from '../events.ts';
import type { HighScores } from '../runs/high-score.ts';
import type { Course } from './course.ts';

/** ready -> running <-> paused -> counting -> running -> over -> running */
export type Phase = Exclude<StageState['phase'], 'shown'>;

export interface SessionOptions {
  readonly highScores: HighScores;
  readonly emit: GameEventListener;
  /** Something has changed without an event. */
  readonly onChange?: () => void;
  readonly afterStep?: (view: RunView) => void;
  readonly afterSeek?: (view: RunView) => void;
  readonly assists?: () => Assists | undefined;
  readonly singleKey?: () => boolean;
  readonly course?: () => Course | undefined;
  /** Whether runs in manual mode count like others. Default false. */
  readonly ranksManualRuns?: () => boolean;
}

/** Includes the countdown, during which jump and crouch can already be held. */
export function isUnderWay(phase: StageState['phase']): boolean {
  return phase === 'running' || phase === 'counting';
}

/** Under way or paused. */
export function isInRun(phase: Phase): boolean {
  return isUnderWay(phase) || phase === 'paused';
}
