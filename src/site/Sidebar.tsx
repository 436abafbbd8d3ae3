import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './disclosure.module.css';
import { restoreSidebar } from './sidebar-memory.ts';

interface SidebarProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Folds without JavaScript; with it, a cookie remembers the state. The browser owns that state, so
 * the sidebar may be closed before React takes it over.
 */
export function Sidebar({ title, children }: SidebarProps) {
  const sidebar = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => (sidebar.current ? restoreSidebar(sidebar.current) : undefined), []);
  return (
    <details ref={sidebar} className={styles.panel} data-sidebar="" open suppressHydrationWarning>
      <summary className={styles.summary}>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
