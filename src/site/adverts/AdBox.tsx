import { useEffect, useRef } from 'react';
import { LAYOUT } from '#content';
import { useStore } from '#ui';
import { consent } from '../consent/consent.ts';
import { ADS } from '../services.ts';
import styles from './ad-box.module.css';

declare global {
  interface Window {
    /** The requests of boxes that wait for the provider's script, which replaces this array. */
    adsbygoogle?: { push(request: object): void };
  }
}

/**
 * The box for an advert. Without a configured provider, or without consent to adverts, there is
 * none, and no room for it.
 */
export function AdBox() {
  const { adverts } = useStore(consent);
  if (ADS === undefined || !adverts) return null;
  return (
    <aside className={styles.box} aria-label={LAYOUT.advertisement}>
      <p>{LAYOUT.advertisement}</p>
      <div className={styles.room}>
        <Advert {...ADS} />
      </div>
    </aside>
  );
}

function Advert({ client, slot }: NonNullable<typeof ADS>) {
  const requested = useRef(false);
  useEffect(() => {
    // StrictMode runs effects twice, but a box may be requested only once.
    if (requested.current) return;
    requested.current = true;
    (window.adsbygoogle ??= []).push({});
  }, []);
  return (
    <ins className={`adsbygoogle ${styles.advert}`} data-ad-client={client} data-ad-slot={slot} />
  );
}
