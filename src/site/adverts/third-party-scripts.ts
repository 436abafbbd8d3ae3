import { afterLoad } from '../after-load.ts';
import type { Consent } from '../consent/index.ts';
import { whenIdle } from '../when-idle.ts';

export interface ThirdPartyScriptsOptions {
  /** Their addresses. */
  readonly scripts: readonly string[];
  readonly consent: Pick<Consent, 'get' | 'subscribe'>;
  readonly reload: () => void;
}

/** Puts the scripts of others into the head once the visitor agrees, when the page itself is there and idle. */
export function startThirdPartyScripts({ scripts, consent, reload }: ThirdPartyScriptsOptions): void {
  if (scripts.length === 0) return;
  const isWelcome = () => consent.get().answer === 'accepted';
  let added: readonly HTMLScriptElement[] = [];

  const add = () => {
    if (!isWelcome() || added.length > 0) return;
    added = scripts.map((src) => {
      const script = document.createElement('script');
      script.src = src;
      script.async = true;
      return script;
    });
    document.head.append(...added);
  };

  const obey = () => {
    if (isWelcome()) afterLoad(() => whenIdle(add));
    else if (added.length > 0) {
      for (const script of added) script.remove();
      added = [];
      // What has run cannot be taken back from a page by removing its script: only a new page is without it.
      reload();
    }
  };

  obey();
  consent.subscribe(obey);
}
