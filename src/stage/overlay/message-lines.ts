import {
  comparisonOnStage,
  crashOnStage,
  pressToContinue,
  scoreOnStage,
  STAGE,
  type StageResult,
} from '#content';
import { ART_PIXEL } from '../atlas.ts';
import type { StageState } from '../stage.ts';
import type { TextColour } from './text.ts';

/** How long the crash is seen before anything is said about it, ms. */
const CRASH_MOMENT_MS = 300;

/** Side of an art pixel of a text by its size, px. */
const PIXELS = { title: 2 * ART_PIXEL, normal: ART_PIXEL, small: 0.75 * ART_PIXEL } as const;

/** One line of a message. */
export interface MessageLine {
  readonly text: string;
  /** Side of an art pixel, px. */
  readonly pixel: number;
  readonly colour: TextColour;
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
      return [line(pressToContinue(state.jumpKey, state.touch, 'start'))];
    case 'running':
    case 'shown':
      return [];
    case 'paused':
      return [
        line(STAGE.paused, 'title'),
        line(pressToContinue(state.jumpKey, state.touch, 'resume')),
      ];
    case 'counting':
      return [line(String(state.countdown), 'title')];
    case 'over':
      if (isCrashMoment(state)) return [];
      return resultLines(state, result);
  }
}

/** The score comes first, and how it compares; how the run ended is only a remark. */
function resultLines(state: Readonly<StageState>, result: RunResult): readonly MessageLine[] {
  const colour = result.record ? 'accent' : 'text';
  const which = [state.course, state.next].filter((words) => words !== '').join('. ');
  const restart = pressToContinue(state.jumpKey, state.touch, 'restart');
  return [
    line(scoreOnStage(result), 'title', colour),
    line(comparisonOnStage(result), 'normal', colour),
    line(crashOnStage(result.crash, result.metres), 'small'),
    line(which, 'small'),
    { ...line(state.buttonsOverStage ? '' : restart), shown: state.mayRestart },
  ].filter(({ text }) => text !== '');
}

/** The run has just ended, and its result is not shown yet. */
export function isCrashMoment({ phase, sinceCrash }: Readonly<StageState>): boolean {
  return phase === 'over' && sinceCrash < CRASH_MOMENT_MS;
}

function line(
  text: string,
  size: keyof typeof PIXELS = 'normal',
  colour: TextColour = 'text',
): MessageLine {
  return { text, pixel: PIXELS[size], colour, shown: true };
}
