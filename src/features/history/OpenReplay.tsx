import { type SubmitEvent, useId, useState } from 'react';
import { replayIn } from '#replay';
import gameStyles from '../../play/game.module.css';
import styles from './saved-runs.module.css';
import { replayProblem } from './replay-problem.ts';

const NO_RUN = 'There is no run in this. Copy the whole link or replay, and paste it here.';

/** A field for a link or a replay that the player has received. */
export function OpenReplay({ open }: { readonly open: (replay: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const replay = replayIn(text);
    const problem = replay === undefined ? NO_RUN : (replayProblem(replay)?.message ?? null);
    setTrouble(problem);
    if (replay !== undefined && problem === null) open(replay);
  };
  return (
    <form className={styles['section']} onSubmit={submit}>
      <label htmlFor={id}>Open a link or replay</label>
      <div className={styles['field']}>
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          aria-invalid={trouble !== null}
          aria-describedby={trouble === null ? undefined : `${id}-trouble`}
          onChange={(event) => {
            setText(event.target.value);
            setTrouble(null);
          }}
        />
        <button type="submit" className={gameStyles['button']}>
          Open
        </button>
      </div>
      {trouble !== null && (
        <p id={`${id}-trouble`} role="alert" className={styles['trouble']}>
          {trouble}
        </p>
      )}
    </form>
  );
}
