import type { ReactNode } from 'react';
import { type KeyAction, type KeyName, MAX_KEYS } from '#game/api';
import { ACTION_WORDS, said, shown } from './key-words.ts';
import type { Slot } from './rebind.ts';
import styles from './settings.module.css';

interface KeyRowProps {
  readonly action: KeyAction;
  readonly keys: readonly KeyName[];
  /** The slot that waits for a key, if it is one of these. */
  readonly waiting: number | undefined;
  readonly mayRemove: boolean;
  readonly ask: (slot: Slot) => void;
  readonly remove: (slot: Slot) => void;
  /** What there is to say to the last key. */
  readonly children: ReactNode;
}

/** The keys of one action: a button for each, and one for a further key. */
export function KeyRow({ action, keys, waiting, mayRemove, ask, remove, children }: KeyRowProps) {
  const { name } = ACTION_WORDS[action];
  const slots = Array.from({ length: Math.min(keys.length + 1, MAX_KEYS) }, (_, place) => place);
  return (
    <li aria-label={name}>
      <span>{name}</span>
      {/* Its place is all that a slot goes by: the focus stays where a key comes or goes. */}
      {slots.map((place) => {
        const key = keys[place];
        const isWaiting = waiting === place;
        return (
          <span key={place} className={styles['slot']}>
            <button
              type="button"
              className={styles['key']}
              data-slot={`${action} ${place}`}
              data-empty={key === undefined || undefined}
              data-waiting={isWaiting || undefined}
              aria-label={isWaiting ? undefined : purpose(name, key, keys.length)}
              onClick={() => ask({ action, place })}
            >
              {isWaiting ? 'Press a key…' : key === undefined ? (place === 0 ? 'No key' : '+') : shown(key)}
            </button>
            {key !== undefined && mayRemove && (
              <button
                type="button"
                className={styles['remove']}
                aria-label={`Remove ${said(key)} from ${name}`}
                onClick={() => remove({ action, place })}
              >
                ×
              </button>
            )}
          </span>
        );
      })}
      {children}
    </li>
  );
}

/** What the button of a slot is for. */
function purpose(action: string, key: KeyName | undefined, count: number): string {
  // What is to be seen is to be heard, signs apart.
  if (key !== undefined) return `${key.startsWith('Arrow') ? said(key) : shown(key)}: change this key of ${action}`;
  return count === 0 ? `No key: add one for ${action}` : `+ Add a second key for ${action}`;
}
