import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { DIALOG } from '#content';
import { coverPage, ScrollLock } from '#platform';
import { Button } from './Button.tsx';
import styles from './dialog.module.css';
import { openDialog } from './open-dialog.ts';

export interface DialogProps {
  readonly title: string;
  readonly narrow?: boolean;
  /** One of its own buttons closes it. */
  readonly isQuestion?: boolean;
  readonly close: () => void;
  readonly children: ReactNode;
}

export function Dialog({ title, narrow, isQuestion, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isClosed = useRef(false);
  const onClose = () => {
    if (isClosed.current) return;
    isClosed.current = true;
    close();
  };
  // Close it now: the browser's close event may come after the next key press.
  const done = () => {
    dialog.current?.close();
    onClose();
  };
  const onBack = useEffectEvent(done);
  useEffect(() => {
    const scrollLock = new ScrollLock();
    scrollLock.lock();
    if (dialog.current?.open === false) dialog.current.showModal();
    heading.current?.focus();
    openDialog.publish({ element: dialog.current });
    const uncover = coverPage(() => onBack());
    return () => {
      uncover();
      openDialog.publish(openDialog.initial);
      scrollLock.release();
    };
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    // A file input in the dialog sends the same event.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    done();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-narrow={narrow}
      aria-labelledby={id}
      onCancel={onCancel}
      onClose={onClose}
      onClick={({ target }) => {
        // The content covers the whole dialog, so a click on the dialog itself is one on the
        // backdrop.
        if (target === dialog.current) done();
      }}
    >
      <header>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {isQuestion !== true && (
          <Button variant="raised" onClick={done}>
            {DIALOG.close}
          </Button>
        )}
      </header>
      {children}
    </dialog>
  );
}
