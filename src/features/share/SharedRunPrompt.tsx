import { type ReactNode, useId } from 'react';
import { assistsMark, RUNS, SHARED_RUN, sharedRunText, sharedRunTitle } from '#content';
import { Button } from '#ui';
import type { OfferedRun } from './read-link.ts';
import styles from './shared-run-prompt.module.css';

interface SharedRunPromptProps {
  readonly offered: OfferedRun;
  readonly watch: () => void;
  readonly race: () => void;
}

/** The bar's first button declines it. */
export function SharedRunPrompt({ offered, watch, race }: SharedRunPromptProps) {
  if (!offered.ok) {
    return (
      <Card title={SHARED_RUN.noRun} isError>
        <p>{offered.message}</p>
      </Card>
    );
  }
  const { score, metres } = offered.run;
  const [figure, unit] = sharedRunTitle(score);
  const mark = assistsMark(offered.assists);
  return (
    <Card
      title={
        <>
          <strong>{figure}</strong>
          <span>{unit}</span> <em>{SHARED_RUN.question}</em>
        </>
      }
    >
      <p>{sharedRunText(metres)}</p>
      {mark !== '' && <p className={styles.mark}>{mark}</p>}
      <div className={styles.choices}>
        <Button variant="primary" aria-label={RUNS.raceThis} onClick={race}>
          {RUNS.race}
        </Button>
        <Button variant="raised" onClick={watch}>
          {RUNS.watch}
        </Button>
      </div>
    </Card>
  );
}

interface CardProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly isError?: boolean;
}

function Card({ title, children, isError = false }: CardProps) {
  const id = useId();
  return (
    <div className={styles.cover}>
      <section className={styles.card} role={isError ? 'alert' : undefined} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {children}
      </section>
    </div>
  );
}
