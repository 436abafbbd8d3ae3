import { useId, useMemo } from 'react';
import { formatDateTime, formatMetres, formatNumber, SAVED_RUNS } from '#content';
import type { SavedRun } from '#game/api';
import { replayProblem } from '#replay';
import { Button } from '#ui';
import styles from './saved-runs.module.css';

type OnRun = (run: SavedRun) => void;

export interface RunRowProps {
  readonly run: SavedRun;
  /** Short labels for what is special about it. */
  readonly marks: readonly string[];
  readonly watch: OnRun;
  readonly race: OnRun;
  readonly share: OnRun;
}

/** A run with its buttons, which are disabled if its replay can no longer be played back. */
export function RunRow({ run, marks, watch, race, share }: RunRowProps) {
  const { replay, at, score, metres } = run;
  const id = useId();
  const problem = useMemo(() => replayProblem(replay), [replay]);
  const choices = [
    ['watch', SAVED_RUNS.watch, watch],
    ['race', SAVED_RUNS.race, race],
    ['share', SAVED_RUNS.share, share],
  ] as const;
  return (
    <li className={styles.run}>
      <p id={id} className={styles.facts}>
        {/* The spaces separate the facts for screen readers. */}
        <span>
          <strong>{formatNumber(score)}</strong> {SAVED_RUNS.points}
        </span>{' '}
        <span>{formatMetres(metres)}</span>{' '}
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>{' '}
        <span className={styles.marks}>
          {marks.map((mark) => (
            <span key={mark}>{mark} </span>
          ))}
        </span>
      </p>
      <div className={styles.buttons}>
        {choices.map(([action, name, choose]) => (
          <Button
            key={action}
            id={`${id}-${action}`}
            variant="quiet"
            aria-labelledby={`${id}-${action} ${id}`}
            disabled={problem !== null}
            onClick={() => choose(run)}
          >
            {name}
          </Button>
        ))}
      </div>
      {problem !== null && <p className={styles.obstacle}>{problem.message}</p>}
    </li>
  );
}
