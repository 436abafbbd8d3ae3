import { type ReactNode, useId } from 'react';
import { Button } from '#ui';
import styles from './shared-run-prompt.module.css';

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly isError?: boolean;
}

/** Covers the stage with a question or a message. */
export function Card({ title, children, isError = false }: CardProps) {
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
  /** The choice that most visitors come for. */
  readonly isFirst?: boolean;
}

/** A button of a card. */
export function Choice({ label, choose, isFirst = false }: ChoiceProps) {
  return (
    <Button variant={isFirst ? 'primary' : 'raised'} className={isFirst ? undefined : styles.other} onClick={choose}>
      {label}
    </Button>
  );
}
