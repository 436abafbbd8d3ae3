import { pressToContinue, resultOnStage, STAGE, type StageResult } from '#content';
import type { StageState } from '../stage.ts';

/** One line of a message. */
export interface MessageLine {
  readonly text: string;
  readonly size: 'title' | 'normal';
  readonly tone: 'normal' | 'highlight';
  /** An invisible line keeps its place, so that the panel does not change its size when the line appears. */
  readonly shown: boolean;
}

/** The result of a run. */
export interface RunResult extends StageResult {
  /** What the dino ran into and how (`describeCrash`); empty until that is known. */
  readonly crash: string;
}

/** The lines of the message in this state; none during a run or its playback. */
export function messageLines(state: Readonly<StageState>, result: RunResult): readonly MessageLine[] {
  const { crash, record } = result;
  switch (state.phase) {
    case 'ready':
      return [plain(pressToContinue(state.jumpKey, state.touch, 'start'))];
    case 'running':
    case 'shown':
      return [];
    case 'paused':
      return [title(STAGE.paused), plain(pressToContinue(state.jumpKey, state.touch, 'resume'))];
    case 'counting':
      return [title(String(state.countdown))];
    case 'over':
      return [
        title(STAGE.gameOver),
        ...(crash === '' ? [] : [plain(crash)]),
        {
          ...plain(resultOnStage(result)),
          tone: record ? 'highlight' : 'normal',
        },
        { ...plain(pressToContinue(state.jumpKey, state.touch, 'restart')), shown: state.mayRestart },
      ];
  }
}

function title(text: string): MessageLine {
  return { text, size: 'title', tone: 'normal', shown: true };
}

function plain(text: string): MessageLine {
  return { text, size: 'normal', tone: 'normal', shown: true };
}
