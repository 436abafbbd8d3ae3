import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './disclosure.module.css';
import { PlainText } from './RichText.tsx';
import { restoreSidePanel } from './side-panel-memory.ts';

/**
 * Can be closed without JavaScript; with it, a cookie remembers the state. The browser owns that
 * state: React only renders the panel open once.
 */
export function SidePanel({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const panel = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => (panel.current === null ? undefined : restoreSidePanel(panel.current)), []);
  return (
    <details ref={panel} className={styles.panel} open data-side-panel="">
      <summary className={styles.summary}>
        <h2>
          <PlainText text={title} />
        </h2>
      </summary>
      {children}
    </details>
  );
}
