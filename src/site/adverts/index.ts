/** Adverts and the site builder's helper script: only where they are configured, and only with the visitor's consent to adverts. */
import { consent } from '../consent/index.ts';
import { SCRIPTS } from './config.ts';
import { startThirdPartyScripts } from './third-party-scripts.ts';

export { AdBox } from './AdBox.tsx';

/** Call it once, when the page starts. */
export function startAdverts(): void {
  if (SCRIPTS !== undefined) {
    startThirdPartyScripts({ scripts: SCRIPTS, consent, reload: () => location.reload() });
  }
}
