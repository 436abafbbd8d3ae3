import { type ReactNode, type SyntheticEvent, useState, useSyncExternalStore } from 'react';
import disclosure from './disclosure.module.css';
import { isPanelRememberedOpen, rememberPanel } from './side-panel-memory.ts';
import styles from './side-panel.module.css';

const neverChanges = () => () => undefined;

/** A panel that can be closed, also without JavaScript. With it, a cookie remembers the state. Open on the first visit. */
export function SidePanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  // The prerendered page is the same for everybody, so it cannot depend on a cookie.
  const remembered = useSyncExternalStore(neverChanges, isPanelRememberedOpen, () => true);
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? remembered;

  const remember = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    // The toggle event is fired for rendered changes as well; only the visitor's are to be stored.
    if (currentTarget.open === open) return;
    setChosen(currentTarget.open);
    rememberPanel(currentTarget.open);
  };

  return (
    <aside className={styles.panel} aria-label={title}>
      <details suppressHydrationWarning open={open} onToggle={remember} data-side-panel="">
        <summary className={disclosure.summary}>
          <span className={styles.title}>{title}</span>
        </summary>
        {children}
      </details>
    </aside>
  );
}
