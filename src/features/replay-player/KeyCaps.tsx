import { useSyncExternalStore } from 'react';
import { REPLAY_KEYS } from '#content';
import { INPUT } from '#simulation';
import styles from './key-caps.module.css';
import { type LitKeys, SHOWN_KEYS } from './lit-keys.ts';

/**
 * The keys that the run is played with, lit while they are held. Not for screen readers: what the
 * keys do is heard.
 */
export function KeyCaps({ keys: { store } }: { readonly keys: LitKeys }) {
  const { lit } = useSyncExternalStore(store.subscribe, store.get, store.get);
  return (
    <span className={styles.caps} aria-hidden="true">
      {SHOWN_KEYS.map((key) => (
        <span key={key} className={styles.cap} data-key={key} data-lit={(lit & INPUT[key]) !== 0}>
          {REPLAY_KEYS[key]}
        </span>
      ))}
    </span>
  );
}
