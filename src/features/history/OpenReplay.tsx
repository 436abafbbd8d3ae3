import { type SubmitEvent, useId, useState } from 'react';
import { SAVED_RUNS } from '#content';
import { replayIn, replayProblem } from '#replay';
import { Button, TextInput } from '#ui';
import styles from './saved-runs.module.css';

/** A field for a link or a replay that the player has from somewhere else. */
export function OpenReplay({ open }: { readonly open: (replay: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const replay = replayIn(text);
    const problem =
      replay === undefined ? SAVED_RUNS.noRun : (replayProblem(replay)?.message ?? null);
    setTrouble(problem);
    if (replay !== undefined && problem === null) open(replay);
  };
  return (
    <form className={styles.section} onSubmit={submit}>
      <label htmlFor={id}>{SAVED_RUNS.openLabel}</label>
      <div className={styles.field}>
        <TextInput
          id={id}
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
        <Button variant="raised" submits>
          {SAVED_RUNS.open}
        </Button>
      </div>
      {trouble !== null && (
        <p id={`${id}-trouble`} role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
    </form>
  );
}
