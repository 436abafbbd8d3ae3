import { type ReactNode, type SyntheticEvent, useState, useSyncExternalStore } from 'react';
import { readPanelCookie, writePanelCookie } from './panel-cookie.ts';
import disclosure from './disclosure.module.css';
import styles from './side-panel.module.css';

const neverChanges = () => () => undefined;
const wasLeftOpen = () => readPanelCookie(document.cookie) ?? true;

/** A panel that opens and closes, with script or without; with it a cookie remembers which. Open on the first visit. */
export function SidePanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  // The prerendered page knows no visitor's cookies.
  const remembered = useSyncExternalStore(neverChanges, wasLeftOpen, () => true);
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? remembered;

  const remember = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    // The browser also tells of what was rendered.
    if (currentTarget.open === open) return;
    setChosen(currentTarget.open);
    document.cookie = writePanelCookie(currentTarget.open);
  };

  return (
    <aside className={styles.panel} aria-label={title}>
      <details open={open} onToggle={remember}>
        <summary className={disclosure.summary}>
          <span className={styles.title}>{title}</span>
        </summary>
        {children}
      </details>
    </aside>
  );
}
