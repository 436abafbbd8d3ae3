import { useEffect, useRef } from 'react';
import { LAYOUT } from '#content';
import { useStore } from '#ui';
import { consent } from '../consent/consent.ts';
import { ADS } from '../services.ts';
import styles from './ad-box.module.css';

declare global {
  interface Window {
    /** Queues requests until the provider's script replaces this array. */
    adsbygoogle?: { push(request: object): void };
  }
}

/** Renders nothing, and takes no room, without a provider or consent to adverts. */
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
