import type { StageState } from '../stage.ts';

/** One line of a message. */
export interface MessageLine {
  readonly text: string;
  readonly size: 'title' | 'plain';
  readonly tone: 'plain' | 'proud';
  /** A line that is still to come keeps its place, so that the panel does not jump when it does. */
  readonly shown: boolean;
}

/** What a run has come to. */
export interface RunResult {
  readonly score: number;
  /** Whole metres of ground covered. */
  readonly metres: number;
  /** Whether the score is the highest ever of its kind. */
  readonly record: boolean;
  /** What the dino ran into, and with what of it; empty while nobody can tell. */
  readonly crash: string;
  /** Assisted runs keep a record of their own. */
  readonly assisted: boolean;
}

/** Of the line with the score: of any run, and of one that is a record. */
const OPENINGS = {
  plain: ['Score', 'New record!'],
  assisted: ['Assisted run:', 'Best assisted run!'],
} as const;

/** What the stage says, line by line; nothing while the run goes on, or is played back. */
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
          tone: record ? 'proud' : 'plain',
        },
        { ...plain(`Press ${state.jumpKey}${tap} to play again`), shown: state.mayRestart },
      ];
  }
}

function title(text: string): MessageLine {
  return { text, size: 'title', tone: 'plain', shown: true };
}

function plain(text: string): MessageLine {
  return { text, size: 'plain', tone: 'plain', shown: true };
}
