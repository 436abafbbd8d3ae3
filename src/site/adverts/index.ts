/** Adverts and the site builder's helper script: only where they are configured, and only with the visitor's consent to adverts. */
import { reloadAfterWork } from '../reload-after-work.ts';
import { consent } from '../consent/index.ts';
import { ADS, SCRIPTS } from './config.ts';
import { startThirdPartyScripts } from './third-party-scripts.ts';

export { AdBox } from './AdBox.tsx';

/** Call it once, when the page starts. */
export function startAdverts(): void {
  if (SCRIPTS !== undefined) {
    startThirdPartyScripts({ scripts: SCRIPTS, consent, reload: reloadAfterWork });
  }
}

/** Calls back once there is an advert to show, which is React's: at once, or when the visitor consents. */
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
