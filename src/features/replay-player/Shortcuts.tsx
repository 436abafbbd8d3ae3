import { useId } from 'react';
import { REPLAY_PLAYER, REPLAY_SHORTCUTS } from '#content';
import { Button } from '#ui';
import styles from './shortcuts.module.css';

interface ShortcutsProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A button that shows the keys of the replay player in a list above it. */
export function Shortcuts({ isOpen, onToggle }: ShortcutsProps) {
  const list = useId();
  return (
    <div className={styles.shortcuts}>
      <Button variant="raised" aria-expanded={isOpen} aria-controls={list} onClick={onToggle}>
        {REPLAY_PLAYER.keys}
      </Button>
      <dl id={list} className={styles.list} hidden={!isOpen}>
        {REPLAY_SHORTCUTS.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
