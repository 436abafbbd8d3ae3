import type { Assists } from '#simulation';
import type { Story } from '#story';
import type { GameEventListener } from '../events.ts';
import type { HighScores } from '../runs/high-score.ts';
import type { NextCourses } from './course.ts';

export interface SessionOptions {
  readonly highScores: HighScores;
  readonly emit: GameEventListener;
  /** Something has changed without an event. */
  readonly onChange?: () => void;
  /** Another run begins, or this one jumps in time. */
  readonly onBegin?: (story: Story) => void;
  readonly afterStep?: (story: Story) => void;
  readonly assists?: () => Assists | undefined;
  readonly singleKey?: () => boolean;
  /** Whether the player goes by sounds that the browser doesn't play yet. */
  readonly awaitsSound?: () => boolean;
  readonly courses?: NextCourses;
  /** Whether runs in manual mode count like others. Default false. */
  readonly ranksManualRuns?: () => boolean;
}
