import { type ReactNode, useId } from 'react';
import { assistsMark, SHARED_RUN, sharedRunText, sharedRunTitle } from '#content';
import { Button } from '#ui';
import type { OfferedRun } from './read-link.ts';
import styles from './shared-run-prompt.module.css';

interface SharedRunPromptProps {
  readonly offered: OfferedRun;
  readonly watch: () => void;
  readonly race: () => void;
  readonly dismiss: () => void;
}

export function SharedRunPrompt({ offered, watch, race, dismiss }: SharedRunPromptProps) {
  if (!offered.ok) {
    return (
      <Card title={SHARED_RUN.noRun} isError>
        <p>{offered.message}</p>
        <div className={styles.choices}>
          <Choice label={SHARED_RUN.play} choose={dismiss} isFirst />
        </div>
      </Card>
    );
  }
  const { score, metres } = offered.run;
  const [before, figure, after] = sharedRunTitle(score);
  const mark = assistsMark(offered.assists);
  return (
    <Card
      title={
        <>
          {before}
          <strong>{figure}</strong>
          {after}
        </>
      }
    >
      <p>{sharedRunText(metres)}</p>
      {mark !== '' && <p className={styles.mark}>{mark}</p>}
      <div className={styles.choices}>
        <Choice label={SHARED_RUN.watch} choose={watch} isFirst />
        <Choice label={SHARED_RUN.race} choose={race} />
        <Choice label={SHARED_RUN.playOwn} choose={dismiss} />
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

interface ChoiceProps {
  readonly label: string;
  readonly choose: () => void;
  readonly isFirst?: boolean;
}

function Choice({ label, choose, isFirst = false }: ChoiceProps) {
  return (
    <Button variant={isFirst ? 'primary' : 'raised'} onClick={choose}>
      {label}
    </Button>
  );
}
