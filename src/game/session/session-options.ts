import type { Assists, RunView } from '#simulation';
import type { GameEventListener } from '../events.ts';
import type { HighScores } from '../runs/high-score.ts';
import type { Course } from './course.ts';

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
