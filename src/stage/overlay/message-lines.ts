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
export interface RunResult {
  readonly score: number;
  /** Whole metres of ground covered. */
  readonly metres: number;
  /** Whether the score is a new high score. */
  readonly record: boolean;
  /** What the dino ran into and how (`describeCrash`); empty until that is known. */
  readonly crash: string;
  /** Assisted runs have a high score of their own. */
  readonly assisted: boolean;
}

/** How the line with the score begins: usually, and for a new high score. */
const OPENINGS = {
  plain: ['Score', 'New record!'],
  assisted: ['Assisted run:', 'Best assisted run!'],
} as const;

/** The lines of the message in this state; none during a run or its playback. */
export function messageLines(
  state: Readonly<StageState>,
  { score, metres, record, crash, assisted }: RunResult,
): readonly MessageLine[] {
  const tap = state.touch ? ' or tap' : '';
  switch (state.phase) {
    case 'ready':
      return [plain(`Press ${state.jumpKey}${tap} to Start`)];
    case 'running':
    case 'shown':
      return [];
    case 'paused':
      return [title('Paused'), plain(`Press ${state.jumpKey}${tap} to go on`)];
    case 'counting':
      return [title(String(state.countdown))];
    case 'over':
      return [
        title('GAME OVER'),
        ...(crash === '' ? [] : [plain(crash)]),
        {
          ...plain(`${OPENINGS[assisted ? 'assisted' : 'plain'][record ? 1 : 0]} ${score} after ${metres} m`),
          tone: record ? 'highlight' : 'normal',
        },
        { ...plain(`Press ${state.jumpKey}${tap} to play again`), shown: state.mayRestart },
      ];
  }
}

function title(text: string): MessageLine {
  return { text, size: 'title', tone: 'normal', shown: true };
}

function plain(text: string): MessageLine {
  return { text, size: 'normal', tone: 'normal', shown: true };
}
