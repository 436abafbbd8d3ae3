import { type ReactNode, useEffect, useId, useRef } from 'react';
import { DIALOG } from '#content';
import { Button } from './Button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  /** For a dialog with little content. */
  readonly narrow?: boolean;
  /** Called when it has closed. */
  readonly close: () => void;
  /** Scrolls when there is not enough room for it. */
  readonly children: ReactNode;
}

/** A modal dialog over the page. It is open for as long as it is rendered. */
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
      className={styles.dialog}
      data-narrow={narrow}
      aria-labelledby={id}
      onClose={close}
      onClick={({ target }) => {
        // The content covers the whole dialog, so a click on the dialog itself is one on the backdrop.
        if (target === dialog.current) done();
      }}
    >
      <header>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <Button variant="raised" onClick={done}>
          {DIALOG.done}
        </Button>
      </header>
      {children}
    </dialog>
  );
}
