/** Adverts and the site builder's helper script: off unless configured, and nothing of them before consent. */
import { consent } from '../consent/index.ts';
import { SCRIPTS } from './config.ts';
import { startThirdPartyScripts } from './third-party-scripts.ts';

export { AdBox } from './AdBox.tsx';

/** Once, when the page starts. */
export function startAdverts(): void {
  startThirdPartyScripts({ scripts: SCRIPTS, consent, reload: () => location.reload() });
}
