import { whenIdle } from '#platform';
import { consent } from '../consent/consent.ts';
import { ADS, ADS_SCRIPT, HELPER_SCRIPT, type Purpose } from '../services.ts';

/** Call it once, when the page starts. Each script waits for consent. */
export function startAdverts(): void {
  if (ADS_SCRIPT !== '') startThirdPartyScript(ADS_SCRIPT, 'adverts');
  if (HELPER_SCRIPT !== '') startThirdPartyScript(HELPER_SCRIPT, 'helper');
}

/** Waits for consent, then until the page has loaded and is idle. */
function startThirdPartyScript(src: string, purpose: Purpose): void {
  const hasConsent = () => consent.get()[purpose];
  let added: HTMLScriptElement | undefined;

  const add = () => {
    if (!hasConsent() || added !== undefined) return;
    added = document.createElement('script');
    added.src = src;
    added.async = true;
    document.head.append(added);
  };

  const onConsentChange = () => {
    if (hasConsent()) whenIdle(add);
    else if (added !== undefined) {
      added.remove();
      added = undefined;
      // Removing a script doesn't undo its effects; only a new page is free of it.
      location.reload();
    }
  };

  onConsentChange();
  consent.subscribe(onConsentChange);
}

/** Calls back once React has an advert to show: at once, or when the visitor consents. */
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
