import type { StageState } from './stage.ts';

/** One line of a message. */
export interface MessageLine {
  readonly text: string;
  readonly size: 'title' | 'plain';
  readonly tone: 'plain' | 'proud';
  /** A line that is still to come keeps its place, so that the panel does not jump when it does. */
  readonly shown: boolean;
}

/**
 * What the stage says, line by line; nothing while the run goes on.
 * @param score of the run. @param record whether it is the highest ever.
 */
export function messageLines(state: Readonly<StageState>, score: number, record: boolean): readonly MessageLine[] {
  const tap = state.touch ? ' or tap' : '';
  switch (state.phase) {
    case 'ready':
      return [plain(`Press SPACE${tap} to Start`)];
    case 'running':
      return [];
    case 'paused':
      return [title('Paused'), plain(`Press SPACE${tap} to go on`)];
    case 'counting':
      return [title(String(state.countdown))];
    case 'over':
      return [
        title('GAME OVER'),
        record ? { ...plain(`New record! ${score}`), tone: 'proud' } : plain(`Score ${score}`),
        { ...plain(`Press SPACE${tap} to play again`), shown: state.mayRestart },
      ];
  }
}

function title(text: string): MessageLine {
  return { text, size: 'title', tone: 'plain', shown: true };
}

function plain(text: string): MessageLine {
  return { text, size: 'plain', tone: 'plain', shown: true };
}
