import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './disclosure.module.css';
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
    <aside className={styles.panel} aria-label={title}>
      <details ref={panel} open data-side-panel="">
        <summary className={styles.summary}>
          <span className={styles.title}>{title}</span>
        </summary>
        {children}
      </details>
    </aside>
  );
}
