import type { ReactNode } from 'react';
import styles from './hint.module.css';

interface HintProps {
  readonly title: string;
  readonly text: string;
  /** The buttons that answer it. */
  readonly children: ReactNode;
}

/** A box that tells or offers something and stays until it is answered. */
export function Hint({ title, text, children }: HintProps) {
  return (
    <div className={styles.hint} data-part="hint">
      <p>
        <strong>{title}</strong> <span>{text}</span>
      </p>
      <div>{children}</div>
    </div>
  );
}
