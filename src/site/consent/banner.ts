import { askForConsent, CONSENT } from '#content';
import { listen } from '#platform';
import { createAnswerButton, createElement, keepFocus } from './elements.ts';
import styles from './consent-banner.module.css';
import { consent } from './consent.ts';
import { openCookieSettings } from './cookie-settings.ts';
import { askedPurposes } from './purposes.ts';

/**
 * Shows the banner as the first element of the body: first in the order of focus, while the
 * stylesheet puts it at the end of the page. The game needs the keyboard focus, so the banner never
 * takes it, and a click in it does not move it. Returns a function that removes the banner, and
 * returns a focus in it to where it was.
 */
export function showBanner(): () => void {
  const banner = createBanner();
  let focusedBefore: HTMLElement | undefined;
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !banner.contains(relatedTarget))
      focusedBefore = relatedTarget;
  });
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
    if (!hadFocus) return;
    const target =
      focusedBefore?.isConnected === true
        ? focusedBefore
        : document.querySelector<HTMLElement>('#main');
    target?.focus({ preventScroll: true });
  };
}

function createBanner(): HTMLElement {
  const purposes = askedPurposes();
  const asks = purposes.length > 0;
  const text = asks ? askForConsent(purposes.map(({ wish }) => wish)) : CONSENT.nothing;
  const policy = createElement('a', { href: CONSENT.policy.path }, CONSENT.policy.title);
  const cross = createElement(
    'button',
    { type: 'button', class: styles.cross, 'aria-label': CONSENT.close },
    '×',
  );
  cross.addEventListener('click', consent.close);
  return createElement(
    'section',
    { class: styles.banner, 'aria-label': CONSENT.title },
    createElement('p', {}, text, ' ', policy),
    createElement('div', { class: styles.buttons }, ...(asks ? createAnswers() : [createOk()])),
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
 * There is nothing to accept: it is remembered as a refusal, so that a later build asks for what it
 * adds.
 */
function createOk(): HTMLElement {
  return createAnswerButton(CONSENT.ok, consent.refuse);
}

/**
 * Keeps the custom property `--banner-height` of the page at the height of the banner, in px. It is
 * told with the browser's own layout: to read it would force another. Returns a function that stops
 * it, and removes the property.
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

/**
 * On a small window Start would lie under the banner. Who has scrolled already is somewhere else.
 */
function uncoverStart(): void {
  if (scrollY > 0) return;
  document.querySelector('[data-action="jump"]')?.scrollIntoView({ block: 'nearest' });
}
