// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TextStorage } from '#platform';
import { Consent } from '#site/testing';

const KEY = 'cookie-consent';
const CLOSED_KEY = 'cookie-banner-closed';

const EVERYTHING = { statistics: true, adverts: true, helper: true };
const NOTHING = { statistics: false, adverts: false, helper: false };

let stopSync: (() => void) | undefined;

/** The consent as a page has it after loading. */
function load(
  storage?: () => TextStorage | undefined,
  session = storage,
  services?: readonly string[],
): Consent {
  const consent = new Consent(storage, session, services);
  stopSync = consent.syncAcrossTabs();
  return consent;
}

/** Another tab changes this key, null for all of them, and the browser reports it. */
function elsewhere(key: string | null, change: () => void): void {
  change();
  const newValue = key === null ? null : localStorage.getItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  stopSync?.();
  vi.restoreAllMocks();
});

describe('a first-time visitor', () => {
  it('is asked, and nothing is stored until they answer', () => {
    const consent = load();
    expect(consent.get()).toEqual({ ...NOTHING, answered: false, banner: 'hidden' });
    consent.ask();
    expect(consent.get()).toEqual({ ...NOTHING, answered: false, banner: 'shown' });
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it("who accepts is remembered with exactly 'true', and not asked again", () => {
    const consent = load();
    consent.ask();
    consent.accept();
    expect(consent.get()).toEqual({ ...EVERYTHING, answered: true, banner: 'hidden' });
    expect(localStorage.getItem(KEY)).toBe('true');
    expect(sessionStorage.length).toBe(0);
    const next = load();
    next.ask();
    expect(next.get()).toEqual({ ...EVERYTHING, answered: true, banner: 'hidden' });
  });

  it('is what a visitor becomes again by a reset', () => {
    const consent = load();
    consent.accept();
    consent.reset();
    expect(consent.get()).toEqual({ ...NOTHING, answered: false, banner: 'shown' });
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect(load().get().answered).toBe(false);
  });

  it("who refuses is remembered with 'false', and not asked again", () => {
    const consent = load();
    consent.ask();
    consent.refuse();
    expect(consent.get()).toEqual({ ...NOTHING, answered: true, banner: 'hidden' });
    expect(localStorage.getItem(KEY)).toBe('false');
    const next = load();
    next.ask();
    expect(next.get()).toEqual({ ...NOTHING, answered: true, banner: 'hidden' });
  });

  it('who closes the banner is asked again in the next browser session only', () => {
    const consent = load();
    consent.ask();
    consent.close();
    consent.ask();
    expect(consent.get()).toEqual({ ...NOTHING, answered: true, banner: 'hidden' });
    expect(localStorage.length).toBe(0);
    const nextPage = load();
    nextPage.ask();
    expect(nextPage.get().banner).toBe('hidden');
    sessionStorage.clear();
    const nextSession = load();
    nextSession.ask();
    expect(nextSession.get().banner).toBe('shown');
  });

  it('may accept after having closed the banner', () => {
    const consent = load();
    consent.close();
    consent.accept();
    expect(consent.get()).toEqual({ ...EVERYTHING, answered: true, banner: 'hidden' });
    expect(sessionStorage.length).toBe(0);
  });
});

describe.each(['statistics', 'adverts', 'helper'] as const)('consent to %s alone', (purpose) => {
  const chosen = { ...NOTHING, [purpose]: true };

  it('is remembered, and is an answer', () => {
    const consent = load();
    consent.ask();
    consent.save(chosen);
    expect(consent.get()).toEqual({ ...chosen, answered: true, banner: 'hidden' });
    expect(load().get()).toEqual({ ...chosen, answered: true, banner: 'hidden' });
  });

  it('may take back what was accepted before, and grow again', () => {
    const consent = load();
    consent.accept();
    consent.save(chosen);
    expect(load().get()).toMatchObject(chosen);
    consent.accept();
    expect(localStorage.getItem(KEY)).toBe('true');
  });
});

describe('a visitor who has accepted', () => {
  it('keeps the consent when the banner closes', () => {
    const consent = load();
    consent.accept();
    consent.close();
    expect(consent.get()).toEqual({ ...EVERYTHING, answered: true, banner: 'hidden' });
    expect(localStorage.getItem(KEY)).toBe('true');
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['withdraw it', (consent: Consent) => consent.refuse()],
    ['choose nothing', (consent: Consent) => consent.save(NOTHING)],
  ])('may %s, which is a refusal', (_how, answer) => {
    const consent = load();
    consent.accept();
    answer(consent);
    expect(consent.get()).toEqual({ ...NOTHING, answered: true, banner: 'hidden' });
    expect(localStorage.getItem(KEY)).toBe('false');
    const next = load();
    next.ask();
    expect(next.get().banner).toBe('hidden');
  });
});

it.each(['TRUE', '1', '', '"true"', 'statistics,adverts', '{"statistics":true}'])(
  'a stored %j is no answer, and the visitor is asked',
  (value) => {
    localStorage.setItem(KEY, value);
    const consent = load();
    consent.ask();
    expect(consent.get()).toEqual({ ...NOTHING, answered: false, banner: 'shown' });
  },
);

describe('consent covers what was asked about, and nothing that a later build adds', () => {
  const asking = (...services: string[]) => load(undefined, undefined, services);

  it.each([
    [[], ['posthog']],
    [[], ['adverts']],
    [['posthog'], ['posthog', 'adverts']],
    [['helper'], ['adverts']],
  ])(
    'who accepted when the build asked for %j is asked anew by one that asks for %j',
    (before, now) => {
      asking(...before).accept();
      expect(localStorage.getItem(KEY)).toBe('true');
      const consent = asking(...now);
      expect(consent.get()).toMatchObject(NOTHING);
      consent.ask();
      expect(consent.get().banner).toBe('shown');
      consent.accept();
      expect(localStorage.getItem(KEY)).toBe('true');
      expect(asking(...now).get()).toEqual({ ...EVERYTHING, answered: true, banner: 'hidden' });
    },
  );

  it.each([
    [
      ['posthog', 'adverts'],
      ['posthog', 'adverts'],
    ],
    [['posthog', 'adverts'], ['adverts']],
    [['posthog'], []],
  ])(
    'who accepted when the build asked for %j is not asked by one that asks for %j',
    (before, now) => {
      asking(...before).accept();
      expect(asking(...now).get()).toMatchObject({ ...EVERYTHING, answered: true });
    },
  );

  it('an answer that says nothing of what was asked does not count, here and from another tab', () => {
    localStorage.setItem(KEY, 'true');
    const consent = asking('posthog');
    expect(consent.get()).toMatchObject({ ...NOTHING, answered: false });
    elsewhere(KEY, () => localStorage.setItem(KEY, 'true'));
    expect(consent.get()).toMatchObject(NOTHING);
  });

  it('consent in a tab that asks for the same takes effect here', () => {
    const consent = asking('posthog', 'adverts');
    consent.ask();
    elsewhere(KEY, () => asking('posthog', 'adverts').accept());
    expect(consent.get()).toEqual({ ...EVERYTHING, answered: true, banner: 'hidden' });
  });

  it('closing the new question withdraws what was accepted before it', () => {
    asking('posthog').accept();
    asking('posthog', 'adverts').close();
    expect(asking('posthog').get()).toMatchObject(NOTHING);
  });

  it('who refused one service is asked about another', () => {
    asking('posthog').refuse();
    const consent = asking('posthog', 'adverts');
    consent.ask();
    expect(consent.get().banner).toBe('shown');
  });
});

describe('an answer lasts for six months, be it', () => {
  const MONTH = 30.5 * 86_400_000;
  const bannerAfter = (months: number) => {
    vi.setSystemTime(Date.now() + months * MONTH);
    const consent = load();
    consent.ask();
    return consent.get().banner;
  };

  it.each([
    ['consent', (consent: Consent) => consent.accept()],
    ['a refusal', (consent: Consent) => consent.refuse()],
  ])('%s', (_which, answer) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answer(load());
    expect(bannerAfter(5.9)).toBe('hidden');
    expect(bannerAfter(0.2)).toBe('shown');
    expect(localStorage.length).toBe(0);
    vi.useRealTimers();
  });
});

describe('a browser with Global Privacy Control', () => {
  beforeEach(() => Object.assign(navigator, { globalPrivacyControl: true }));
  afterEach(() => Object.assign(navigator, { globalPrivacyControl: undefined }));

  it('refuses for its visitor: nobody is asked, and nothing is stored', () => {
    const consent = load();
    consent.ask();
    expect(consent.get()).toEqual({ ...NOTHING, answered: true, banner: 'hidden' });
    expect(localStorage.length + sessionStorage.length).toBe(0);
    consent.reset();
    expect(consent.get().banner).toBe('hidden');
  });

  it('leaves it to the visitor to consent all the same', () => {
    load().accept();
    expect(load().get()).toEqual({ ...EVERYTHING, answered: true, banner: 'hidden' });
  });
});

it.each(['', 'false', '1'])('a damaged note %j that the banner was closed is ignored', (value) => {
  sessionStorage.setItem(CLOSED_KEY, value);
  expect(load().get().answered).toBe(false);
});

describe('what is answered in another tab', () => {
  it('takes effect here: acceptance hides the banner', () => {
    const consent = load();
    consent.ask();
    elsewhere(KEY, () => localStorage.setItem(KEY, 'true'));
    expect(consent.get()).toEqual({ ...EVERYTHING, answered: true, banner: 'hidden' });
  });

  it('takes effect here: one purpose is withdrawn', () => {
    const consent = load();
    consent.accept();
    elsewhere(KEY, () => localStorage.setItem(KEY, 'statistics'));
    expect(consent.get()).toMatchObject({ statistics: true, adverts: false });
  });

  it('takes effect here: a withdrawal', () => {
    const consent = load();
    consent.accept();
    elsewhere(KEY, () => localStorage.setItem(KEY, 'false'));
    expect(consent.get()).toEqual({ ...NOTHING, answered: true, banner: 'hidden' });
  });

  it.each([KEY, null])('takes effect here: all is erased, reported with the key %j', (key) => {
    const consent = load();
    consent.accept();
    elsewhere(key, () => localStorage.clear());
    expect(consent.get()).toEqual({ ...NOTHING, answered: false, banner: 'hidden' });
  });

  it('takes effect when the page comes back from the back/forward cache', () => {
    const consent = load();
    consent.accept();
    localStorage.clear();
    window.dispatchEvent(new Event('pageshow'));
    expect(consent.get()).toMatchObject(NOTHING);
  });

  it('is ignored when another key was stored', () => {
    const consent = load();
    const listener = vi.fn();
    consent.subscribe(listener);
    elsewhere('dino-high-score', () => localStorage.setItem('dino-high-score', '5'));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a storage that', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };

  it.each([
    ['throws when the property is read', refuse],
    ['is missing', () => undefined],
    ['throws when it is used', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
    ['is full', () => ({ getItem: () => null, setItem: refuse, removeItem: () => undefined })],
  ])('%s keeps the answer for the page load', (_how, storage) => {
    const consent = load(storage);
    expect(consent.get().answered).toBe(false);
    consent.accept();
    elsewhere('dino-high-score', () => {});
    window.dispatchEvent(new Event('pageshow'));
    expect(consent.get()).toMatchObject(EVERYTHING);
    consent.refuse();
    consent.ask();
    expect(consent.get()).toEqual({ ...NOTHING, answered: true, banner: 'hidden' });
    expect(load(storage).get().answered).toBe(false);
  });
});
