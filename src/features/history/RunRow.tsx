import { useId, useMemo } from 'react';
import gameStyles from '../../play/game.module.css';
import { formatCount, inMetres } from '#ui';
import type { SavedRun } from '#game/api';
import styles from './saved-runs.module.css';
import { obstacleTo } from './replay-problem.ts';

/** As the visitor writes dates. */
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

type OnRun = (run: SavedRun) => void;

export interface RunRowProps {
  readonly run: SavedRun;
  /** What is special about it, a few words each. */
  readonly marks: readonly string[];
  readonly watch: OnRun;
  readonly race: OnRun;
  readonly share: OnRun;
}

/** A run and what can be done with it: nothing, where its replay cannot be played back any more. */
export function RunRow({ run, marks, watch, race, share }: RunRowProps) {
  const { replay, at, score, metres } = run;
  const id = useId();
  const obstacle = useMemo(() => obstacleTo(replay), [replay]);
  const choices = [
    ['watch', 'Watch', watch],
    ['race', 'Race it', race],
    ['share', 'Share', share],
  ] as const;
  return (
    <li className={styles['run']}>
      <p id={id} className={styles['facts']}>
        {/* The spaces are for those who hear it. */}
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
            disabled={obstacle !== null}
            onClick={() => choose(run)}
          >
            {name}
          </button>
        ))}
      </div>
      {obstacle !== null && <p className={styles['obstacle']}>{obstacle.message}</p>}
    </li>
  );
}
