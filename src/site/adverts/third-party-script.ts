import { whenIdle } from '#platform';
import type { Consent, Purpose } from '../consent/index.ts';

export interface ThirdPartyScriptOptions {
  /** The script's address. */
  readonly src: string;
  /** What it is for. */
  readonly purpose: Purpose;
  readonly consent: Pick<Consent, 'get' | 'subscribe'>;
  readonly reload: () => void;
}

/**
 * Adds the script to the document's head as soon as the visitor consents to its purpose and the
 * page has loaded and is idle.
 */
export function startThirdPartyScript({
  src,
  purpose,
  consent,
  reload,
}: ThirdPartyScriptOptions): void {
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
      // Removing a script does not undo what it has done; only a new page is free of it.
      reload();
    }
  };

  onConsentChange();
  consent.subscribe(onConsentChange);
}
