import { whenIdle } from '#platform';
import type { Consent } from '../consent/index.ts';

export interface ThirdPartyScriptsOptions {
  /** The scripts' addresses. */
  readonly scripts: readonly string[];
  readonly consent: Pick<Consent, 'get' | 'subscribe'>;
  readonly reload: () => void;
}

/** Adds the scripts to the document's head as soon as the visitor consents to adverts and the page has loaded and is idle. */
export function startThirdPartyScripts({ scripts, consent, reload }: ThirdPartyScriptsOptions): void {
  const hasConsent = () => consent.get().adverts;
  let added: readonly HTMLScriptElement[] = [];

  const add = () => {
    if (!hasConsent() || added.length > 0) return;
    added = scripts.map((src) => {
      const script = document.createElement('script');
      script.src = src;
      script.async = true;
      return script;
    });
    document.head.append(...added);
  };

  const onConsentChange = () => {
    if (hasConsent()) whenIdle(add);
    else if (added.length > 0) {
      for (const script of added) script.remove();
      added = [];
      // Removing a script does not undo what it has done; only a new page is free of it.
      reload();
    }
  };

  onConsentChange();
  consent.subscribe(onConsentChange);
}
