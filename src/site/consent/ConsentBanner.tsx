import { useEffect } from 'react';
import { afterLoad } from '../after-load.ts';
import { Banner } from './Banner.tsx';
import { consent } from './consent.ts';
import { useConsent } from './use-consent.ts';

/** From the page's load to the banner, ms (spec, section 9). */
const DELAY = 1000;

/** Shows the banner: by itself a second after the page's load, or when the visitor opens it. */
export function ConsentBanner() {
  useEffect(() => consent.syncAcrossTabs(), []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = afterLoad(() => {
      timer = setTimeout(consent.ask, DELAY);
    });
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, []);
  const { banner } = useConsent();
  return banner === 'hidden' ? null : <Banner />;
}
