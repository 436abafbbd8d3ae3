import { useEffect, useRef } from 'react';
import { useConsent } from '../consent/index.ts';
import styles from './ad-box.module.css';
import { ADS } from './config.ts';

declare global {
  interface Window {
    /** What boxes ask for, until the provider's script comes and answers. */
    adsbygoogle?: { push(request: object): void };
  }
}

/** Room for an advert, the same with and without one, where a provider is configured. Nothing at all where none is. */
export function AdBox() {
  const { answer } = useConsent();
  if (ADS === undefined) return null;
  return (
    <aside className={styles.box} aria-label="Advertisement">
      <p>Advertisement</p>
      <div className={styles.room}>{answer === 'accepted' && <Advert client={ADS.client} slot={ADS.slot} />}</div>
    </aside>
  );
}

function Advert({ client, slot }: { readonly client: string; readonly slot: string }) {
  const asked = useRef(false);
  useEffect(() => {
    // A box is filled once: an effect that runs twice must not ask for a second filling.
    if (asked.current) return;
    asked.current = true;
    (window.adsbygoogle ??= []).push({});
  }, []);
  return <ins className={`adsbygoogle ${styles.advert}`} data-ad-client={client} data-ad-slot={slot} />;
}
