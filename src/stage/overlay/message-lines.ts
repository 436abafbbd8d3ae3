import { pressToContinue, resultOnStage, STAGE, type StageResult } from '#content';
import type { StageState } from '../stage.ts';

/** How long the crash is seen before anything is said about it, ms. */
const CRASH_MOMENT_MS = 300;

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
      if (isCrashMoment(state)) return [];
      return [
        title(STAGE.gameOver),
        ...(crash === '' ? [] : [plain(crash)]),
        {
          ...plain(resultOnStage(result)),
          tone: record ? 'highlight' : 'normal',
        },
        ...(state.buttonsOverStage
          ? []
          : [{ ...plain(pressToContinue(state.jumpKey, state.touch, 'restart')), shown: state.mayRestart }]),
      ];
  }
}

/** The run has just ended, and its result is not shown yet. */
export function isCrashMoment({ phase, sinceCrash }: Readonly<StageState>): boolean {
  return phase === 'over' && sinceCrash < CRASH_MOMENT_MS;
}

function title(text: string): MessageLine {
  return { text, size: 'title', tone: 'normal', shown: true };
}

function plain(text: string): MessageLine {
  return { text, size: 'normal', tone: 'normal', shown: true };
}
