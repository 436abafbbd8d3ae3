import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { PANEL } from '#content';
import styles from './disclosure.module.css';
import { restorePanel } from './panel-memory.ts';

/**
 * Opens without JavaScript; with it, a cookie remembers the state. The browser owns that state, so
 * the panel may be open before React takes it over.
 */
export function AllKeys({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => (panel.current === null ? undefined : restorePanel(panel.current)), []);
  return (
    <details ref={panel} className={styles.panel} data-panel="" suppressHydrationWarning>
      <summary className={styles.summary}>{PANEL.allKeys}</summary>
      {children}
    </details>
  );
}
