import {
  comparisonOnStage,
  crashOnStage,
  pressToContinue,
  scoreOnStage,
  STAGE,
  type StageResult,
} from '#content';
import type { StageState } from '../stage.ts';

/** How long the crash is seen before anything is said about it, ms. */
const CRASH_MOMENT_MS = 300;

/** One line of a message. */
export interface MessageLine {
  readonly text: string;
  readonly size: 'title' | 'normal' | 'small';
  readonly tone: 'normal' | 'highlight';
  /**
   * An invisible line keeps its place, so that the panel does not change its size when the line
   * appears.
   */
  readonly shown: boolean;
}

/** The result of a run. */
export interface RunResult extends StageResult {
  /** Whole metres of ground covered. */
  readonly metres: number;
  /** What the dino ran into and how (`describeCrash`); empty until that is known. */
  readonly crash: string;
}

/** The lines of the message in this state; none during a run or its playback. */
export function messageLines(
  state: Readonly<StageState>,
  result: RunResult,
): readonly MessageLine[] {
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
      return resultLines(state, result);
  }
}

/** The score comes first, and how it compares; how the run ended is only a remark. */
function resultLines(state: Readonly<StageState>, result: RunResult): readonly MessageLine[] {
  const tone = result.record ? 'highlight' : 'normal';
  const comparison = comparisonOnStage(result);
  const which = [state.course, state.next].filter((words) => words !== '').join('. ');
  return [
    { ...title(scoreOnStage(result)), tone },
    ...(comparison === '' ? [] : [{ ...plain(comparison), tone } as const]),
    { ...plain(crashOnStage(result.crash, result.metres)), size: 'small' },
    ...(which === '' ? [] : [{ ...plain(which), size: 'small' } as const]),
    ...(state.buttonsOverStage
      ? []
      : [
          {
            ...plain(pressToContinue(state.jumpKey, state.touch, 'restart')),
            shown: state.mayRestart,
          },
        ]),
  ];
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
