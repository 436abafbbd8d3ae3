import { askForConsent, CONSENT } from '#content';
import { listen } from '#platform';
import { createAnswerButton, createElement, keepFocus } from './elements.ts';
import styles from './consent.module.css';
import { consent } from './consent.ts';
import { openCookieSettings } from './cookie-settings.ts';
import { consentPurposes } from '../services.ts';

/** From the page's load to the banner, ms. */
const BANNER_DELAY_MS = 1000;

/**
 * Also opens the cookie settings at a click on any `data-cookie-settings`. Works without React, for
 * pages that aren't hydrated. Call it once, when the page starts.
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
  // In the capture phase, because React stops events on what it hasn't hydrated yet.
  const options = { capture: true };
  const onMouseDown = (event: MouseEvent) => {
    if (opensSettings(event)) keepFocus(event);
  };
  const onClick = (event: MouseEvent) => {
    if (opensSettings(event)) openCookieSettings();
  };
  listen(document, 'mousedown', onMouseDown, options);
  listen(document, 'click', onClick, options);
  const askLater = () => setTimeout(consent.ask, BANNER_DELAY_MS);
  if (document.readyState === 'complete') askLater();
  else listen(window, 'load', askLater, { once: true });
}

function opensSettings({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-cookie-settings]') !== null;
}

/**
 * The banner is first in the body, so first in the focus order; the stylesheet puts it at the
 * bottom. It never takes the focus, because the game needs the keyboard. Returns a function that
 * removes it and moves a focus inside it to `main`.
 */
function showBanner(): () => void {
  const banner = createBanner();
  listen(banner, 'mousedown', keepFocus);
  listen(banner, 'keydown', ({ key }) => {
    if (key === 'Escape') consent.close();
  });
  document.body.prepend(banner);
  const unwatch = watchBannerHeight(banner);
  return () => {
    unwatch();
    const hadFocus = banner.contains(document.activeElement);
    banner.remove();
    if (hadFocus) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };
}

function createBanner(): HTMLElement {
  const purposes = consentPurposes();
  const asks = purposes.length > 0;
  const text = asks ? askForConsent(purposes.map(({ inBanner }) => inBanner)) : CONSENT.nothing;
  const policy = createElement('a', { href: CONSENT.policy.path }, CONSENT.policy.title);
  // OK is stored as a refusal, so that a later build asks about anything it adds.
  const answers = asks ? createAnswers() : [createAnswerButton(CONSENT.ok, consent.refuse)];
  const cross = createElement(
    'button',
    { type: 'button', class: styles.cross, 'aria-label': CONSENT.close },
    '×',
  );
  cross.addEventListener('click', consent.close);
  return createElement(
    'section',
    { class: styles.banner, 'aria-label': CONSENT.title, 'data-asks': asks ? '' : undefined },
    createElement('p', {}, text, ' ', policy),
    createElement('div', { class: styles.buttons }, ...answers),
    cross,
  );
}

function createAnswers(): HTMLElement[] {
  const choose = createAnswerButton(CONSENT.choose, openCookieSettings);
  choose.setAttribute('aria-haspopup', 'dialog');
  return [
    choose,
    createAnswerButton(CONSENT.refuse, consent.refuse),
    createAnswerButton(CONSENT.accept, consent.accept),
  ];
}

/**
 * Keeps `--banner-height` at the banner's height, px. An observer gets that without forcing another
 * layout. Returns a function that stops this and removes the property.
 */
function watchBannerHeight(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  let isNew = true;
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    style.setProperty('--banner-height', `${Math.ceil(height)}px`);
    if (isNew) uncoverStart();
    isNew = false;
  });
  observer.observe(banner, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty('--banner-height');
  };
}

/** On a small window the banner would cover Start. Visitors who have scrolled are elsewhere. */
function uncoverStart(): void {
  if (scrollY > 0) return;
  document.querySelector('[data-action="jump"]')?.scrollIntoView({ block: 'nearest' });
}
