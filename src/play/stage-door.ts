import { openStage, type Stage, StageError } from '#stage';
import type { Screen } from './ui-state.ts';

/** How to get at the stage; apart from the mount, so that tests can open another. */
export interface StageDoor {
  open(): Promise<Stage>;
  /** What to show when it did not open. */
  screenFor(error: unknown): Screen;
}

export const stageDoor: StageDoor = {
  open: openStage,
  screenFor: (error) => {
    if (!(error instanceof StageError)) return 'no-stage';
    return error.reason === 'sheet' ? 'no-sheet' : 'no-context';
  },
};
