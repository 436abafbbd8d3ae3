import { listen } from '#platform';
import { afterLoad } from '../after-load.ts';
import { showBanner } from './banner.ts';
import { consent } from './consent.ts';
import { openCookieSettings } from './cookie-settings.ts';
import { keepFocus } from './elements.ts';

/** From the page's load to the banner, ms (spec, section 9). */
const DELAY = 1000;

/**
 * Shows the banner, a second after the page's load, to visitors who have not answered, and opens
 * the cookie settings at a click on any element with `data-cookie-settings`. It needs no React, so
 * that it works on pages that are not hydrated. Call it once, when the page starts.
 */
export function startConsentBanner(): void {
  let removeBanner: (() => void) | undefined;
  const showOrRemove = () => {
    if (consent.get().banner === 'shown') {
      removeBanner ??= showBanner();
    } else {
      removeBanner?.();
      removeBanner = undefined;
    }
  };
  consent.subscribe(showOrRemove);
  consent.syncAcrossTabs();
  // In the capture phase: React stops events on what it has not hydrated yet.
  const options = { capture: true };
  const onMouseDown = (event: MouseEvent) => {
    if (opensSettings(event)) keepFocus(event);
  };
  const onClick = (event: MouseEvent) => {
    if (opensSettings(event)) openCookieSettings();
  };
  listen(document, 'mousedown', onMouseDown, options);
  listen(document, 'click', onClick, options);
  afterLoad(() => {
    setTimeout(consent.ask, DELAY);
  });
}

function opensSettings({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-cookie-settings]') !== null;
}
