import { useEffect } from 'react';
import { afterLoad } from '../after-load.ts';
import { Banner } from './Banner.tsx';
import { consent } from './consent.ts';
import { useConsent } from './use-consent.ts';

/** Spec, section 9, ms. */
const DELAY = 1000;

/** The banner, when it is time for it: by itself once the page has been there for a second, or when it is asked for. */
export function ConsentBanner() {
  useEffect(() => consent.syncAcrossTabs(), []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = afterLoad(() => {
      timer = setTimeout(consent.ask, DELAY);
    });
    return () => {
      forget();
      clearTimeout(timer);
    };
  }, []);
  const { banner } = useConsent();
  return banner === 'hidden' ? null : <Banner />;
}
