import { useId, useMemo } from 'react';
import gameStyles from '../../play/game.module.css';
import { formatCount, inMetres } from '#ui';
import type { SavedRun } from '#game/api';
import styles from './saved-runs.module.css';
import { replayProblem } from './replay-problem.ts';

/** In the visitor's locale. */
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

type OnRun = (run: SavedRun) => void;

export interface RunRowProps {
  readonly run: SavedRun;
  /** What distinguishes the run, a few words each. */
  readonly marks: readonly string[];
  readonly watch: OnRun;
  readonly race: OnRun;
  readonly share: OnRun;
}

/** A run and its buttons, which are disabled when its replay cannot be played back any more. */
export function RunRow({ run, marks, watch, race, share }: RunRowProps) {
  const { replay, at, score, metres } = run;
  const id = useId();
  const problem = useMemo(() => replayProblem(replay), [replay]);
  const choices = [
    ['watch', 'Watch', watch],
    ['race', 'Race it', race],
    ['share', 'Share', share],
  ] as const;
  return (
    <li className={styles['run']}>
      <p id={id} className={styles['facts']}>
        {/* The spaces separate the words for screen readers. */}
        <span>
          <strong>{formatCount(score)}</strong> points
        </span>{' '}
        <span>{inMetres(metres)}</span> <time dateTime={new Date(at).toISOString()}>{MOMENT.format(at)}</time>{' '}
        <span className={styles['marks']}>
          {marks.map((mark) => (
            <span key={mark}>{mark} </span>
          ))}
        </span>
      </p>
      <div className={styles['buttons']}>
        {choices.map(([action, name, choose]) => (
          <button
            key={action}
            id={`${id}-${action}`}
            type="button"
            className={gameStyles['quiet']}
            aria-labelledby={`${id}-${action} ${id}`}
            disabled={problem !== null}
            onClick={() => choose(run)}
          >
            {name}
          </button>
        ))}
      </div>
      {problem !== null && <p className={styles['obstacle']}>{problem.message}</p>}
    </li>
  );
}
