import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import gameStyles from '../play/game.module.css';

export interface DialogProps {
  readonly title: string;
  /** Less wide than others. */
  readonly narrow?: boolean;
  /** Called when it has closed. */
  readonly close: () => void;
  /** Scrolls where there is more of it than room. */
  readonly children: ReactNode;
}

/** Lies over the game, and has the keys to itself; open as long as it is there. */
export function Dialog({ title, narrow, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    heading.current?.focus();
  }, []);
  const done = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-narrow={narrow}
      aria-labelledby={id}
      onClose={close}
      onClick={({ target }) => {
        // All of it is covered by what is in it: the click was beside it.
        if (target === dialog.current) done();
      }}
    >
      <header>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={gameStyles['button']} onClick={done}>
          Done
        </button>
      </header>
      {children}
    </dialog>
  );
}
