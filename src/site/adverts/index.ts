/**
 * Adverts and the site builder's helper script: only where they are configured, and only with the
 * visitor's consent to each.
 */
import { reloadAfterWork } from '../reload-after-work.ts';
import { consent } from '../consent/index.ts';
import { ADS, ADS_SCRIPT, HELPER_SCRIPT } from './config.ts';
import { startThirdPartyScript } from './third-party-script.ts';

export { AdBox } from './AdBox.tsx';

/** Call it once, when the page starts. */
export function startAdverts(): void {
  const options = { consent, reload: reloadAfterWork };
  if (ADS_SCRIPT !== '') startThirdPartyScript({ src: ADS_SCRIPT, purpose: 'adverts', ...options });
  if (HELPER_SCRIPT !== '')
    startThirdPartyScript({ src: HELPER_SCRIPT, purpose: 'helper', ...options });
}

/**
 * Calls back once there is an advert to show, which is React's: at once, or when the visitor
 * consents.
 */
export function onAdvertWanted(callback: () => void): void {
  if (ADS === undefined) return;
  const check = () => {
    if (!consent.get().adverts) return;
    unsubscribe();
    callback();
  };
  const unsubscribe = consent.subscribe(check);
  check();
}
