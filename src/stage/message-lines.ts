import { pressToContinue, resultOnStage, STAGE, type StageResult } from '#content';
import type { StageState } from './stage.ts';

/** One line of a message. */
export interface MessageLine {
  readonly text: string;
  readonly size: 'title' | 'plain';
  readonly tone: 'plain' | 'proud';
  /** A line that is still to come keeps its place, so that the panel does not jump when it does. */
  readonly shown: boolean;
}

/** What a run has come to. */
export interface RunResult extends StageResult {
  /** What the dino ran into, and with what of it; empty while nobody can tell. */
  readonly crash: string;
}

/** What the stage says, line by line; nothing while the run goes on, or is played back. */
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
          tone: record ? 'proud' : 'plain',
        },
        { ...plain(pressToContinue(state.jumpKey, state.touch, 'restart')), shown: state.mayRestart },
      ];
  }
}

function title(text: string): MessageLine {
  return { text, size: 'title', tone: 'plain', shown: true };
}

function plain(text: string): MessageLine {
  return { text, size: 'plain', tone: 'plain', shown: true };
}
