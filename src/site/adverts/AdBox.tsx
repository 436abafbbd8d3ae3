import { useEffect, useRef } from 'react';
import { LAYOUT } from '#content';
import { useConsent } from '../consent/index.ts';
import styles from './ad-box.module.css';
import { ADS } from './config.ts';

declare global {
  interface Window {
    /** The requests of boxes that wait for the provider's script, which replaces this array. */
    adsbygoogle?: { push(request: object): void };
  }
}

/** A box of constant size for an advert, so that the page does not shift. Renders nothing where no provider is configured. */
export function AdBox() {
  const { answer } = useConsent();
  if (ADS === undefined) return null;
  return (
    <aside className={styles.box} aria-label={LAYOUT.advertisement}>
      <p>{LAYOUT.advertisement}</p>
      <div className={styles.room}>{answer === 'accepted' && <Advert client={ADS.client} slot={ADS.slot} />}</div>
    </aside>
  );
}

function Advert({ client, slot }: { readonly client: string; readonly slot: string }) {
  const asked = useRef(false);
  useEffect(() => {
    // StrictMode runs effects twice, but a box may be requested only once.
    if (asked.current) return;
    asked.current = true;
    (window.adsbygoogle ??= []).push({});
  }, []);
  return <ins className={`adsbygoogle ${styles.advert}`} data-ad-client={client} data-ad-slot={slot} />;
}
