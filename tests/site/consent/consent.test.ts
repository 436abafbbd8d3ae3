// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TextStorage } from '#platform';
import { Consent } from '#src/site/consent/consent.ts';
import { tellOfStorage } from '../../platform/fake-storage.ts';
import { EVERYTHING, storedAnswer } from './stored-answer.ts';

const KEY = 'cookie-consent';

const NOTHING = { statistics: false, adverts: false, helper: false };
const ACCEPTED = { ...EVERYTHING, answered: true, banner: 'hidden' };
const REFUSED = { ...NOTHING, answered: true, banner: 'hidden' };
const ASKED = { ...NOTHING, answered: false, banner: 'shown' };

let stopSync: (() => void) | undefined;

function load(storage?: () => TextStorage | undefined, services?: readonly string[]): Consent {
  const consent = new Consent(storage, storage, services);
  stopSync = consent.syncAcrossTabs();
  return consent;
}

/** What the visitor sees when the page asks, unless there is an answer. */
function ask(consent = load()) {
  consent.ask();
  return consent.get();
}

/** Another tab changes this key, null for all of them, and the browser reports it. */
function elsewhere(key: string | null, change: () => void): void {
  change();
  tellOfStorage(key, key === null ? null : localStorage.getItem(key));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  stopSync?.();
  vi.useRealTimers();
});

describe('a visitor', () => {
  it('is asked, and nothing is stored until they answer', () => {
    expect(load().get().banner).toBe('hidden');
    expect(ask()).toEqual(ASKED);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it.each([
    ['accepts', (consent: Consent) => consent.accept(), EVERYTHING, ACCEPTED],
    ['refuses', (consent: Consent) => consent.refuse(), NOTHING, REFUSED],
    ['chooses nothing', (consent: Consent) => consent.save(NOTHING), NOTHING, REFUSED],
  ])('who %s is remembered, and not asked again', (_, answer, purposes, state) => {
    const consent = load();
    consent.ask();
    answer(consent);
    expect(consent.get()).toEqual(state);
    expect(localStorage.getItem(KEY)).toBe(storedAnswer(purposes));
    expect(ask()).toEqual(state);
  });

  it('who closes the banner is asked again in the next browser session only, or may accept', () => {
    const consent = load();
    consent.ask();
    consent.close();
    expect(ask(consent)).toEqual(REFUSED);
    expect(localStorage.length).toBe(0);
    expect(ask()).toEqual(REFUSED);
    sessionStorage.clear();
    expect(ask()).toEqual(ASKED);
    consent.accept();
    expect(ask()).toEqual(ACCEPTED);
  });

  it('who has accepted keeps that when the banner closes, and may withdraw it', () => {
    const consent = load();
    consent.accept();
    consent.close();
    expect(load().get()).toEqual(ACCEPTED);
    consent.refuse();
    expect(ask()).toEqual(REFUSED);
  });

  it('is asked again after a reset', () => {
    const consent = load();
    consent.accept();
    consent.reset();
    expect(consent.get()).toEqual(ASKED);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it.each(['statistics', 'adverts', 'helper'] as const)('may consent to %s alone', (purpose) => {
    const chosen = { ...NOTHING, [purpose]: true };
    const consent = load();
    consent.accept();
    consent.save(chosen);
    expect(ask(consent)).toEqual({ ...chosen, answered: true, banner: 'hidden' });
    expect(ask()).toEqual({ ...chosen, answered: true, banner: 'hidden' });
  });

  it.each(['TRUE', '1', '', '{"version":1,"statistics":true}'])(
    'with %j stored has not answered',
    (value) => {
      localStorage.setItem(KEY, value);
      sessionStorage.setItem('cookie-banner-closed', value);
      expect(ask()).toEqual(ASKED);
    },
  );
});

describe('consent covers only what the question named, and nothing that a later build adds', () => {
  const asking = (...services: string[]) => load(undefined, services);

  it.each([
    [[], ['posthog']],
    [['posthog'], ['posthog', 'adverts']],
    [['helper'], ['adverts']],
  ])('who was asked for %j is asked anew for %j', (before, now) => {
    asking(...before).accept();
    expect(ask(asking(...now))).toEqual(ASKED);
    asking(...before).refuse();
    expect(ask(asking(...now))).toEqual(ASKED);
  });

  it('who was asked for more is not asked anew', () => {
    asking('posthog', 'adverts').accept();
    for (const services of [['posthog', 'adverts'], ['adverts'], []])
      expect(ask(asking(...services))).toEqual(ACCEPTED);
  });

  it('an answer without a record of the question does not count, here and from another tab', () => {
    localStorage.setItem(KEY, storedAnswer(EVERYTHING));
    const consent = asking('posthog');
    expect(consent.get()).toMatchObject({ ...NOTHING, answered: false });
    elsewhere(KEY, () => localStorage.setItem(KEY, storedAnswer(EVERYTHING)));
    expect(consent.get()).toMatchObject(NOTHING);
  });

  it('closing the new question withdraws what was accepted before it', () => {
    asking('posthog').accept();
    asking('posthog', 'adverts').close();
    expect(asking('posthog').get()).toMatchObject(NOTHING);
  });
});

it.each([
  ['consent', (consent: Consent) => consent.accept()],
  ['a refusal', (consent: Consent) => consent.refuse()],
])('an answer lasts for six months: %s', (_which, answer) => {
  const month = 30.5 * 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'] });
  answer(load());
  vi.setSystemTime(Date.now() + 5.9 * month);
  expect(ask().banner).toBe('hidden');
  vi.setSystemTime(Date.now() + 0.2 * month);
  expect(ask().banner).toBe('shown');
  expect(localStorage.length).toBe(0);
});

it('Global Privacy Control refuses for its visitor, who may consent all the same', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  const consent = load();
  expect(ask(consent)).toEqual(REFUSED);
  expect(localStorage.length + sessionStorage.length).toBe(0);
  consent.reset();
  expect(consent.get().banner).toBe('hidden');
  consent.accept();
  expect(load().get()).toEqual(ACCEPTED);
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

describe('what another tab has done takes effect here:', () => {
  it.each([
    ['acceptance', KEY, () => localStorage.setItem(KEY, storedAnswer(EVERYTHING)), ACCEPTED],
    ['a withdrawal', KEY, () => localStorage.setItem(KEY, storedAnswer(NOTHING)), REFUSED],
    [
      'one purpose',
      KEY,
      () => localStorage.setItem(KEY, storedAnswer({ adverts: true })),
      { ...NOTHING, adverts: true },
    ],
    ['all is erased', null, () => localStorage.clear(), { ...NOTHING, answered: false }],
  ])('%s', (_, key, change, state) => {
    const consent = load();
    if (state === ACCEPTED) consent.ask();
    else consent.accept();
    elsewhere(key, change);
    expect(consent.get()).toMatchObject(state);
  });

  it('also when the page comes back from the back/forward cache', () => {
    const consent = load();
    consent.accept();
    localStorage.clear();
    window.dispatchEvent(new Event('pageshow'));
    expect(consent.get()).toMatchObject(NOTHING);
  });
});

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

it.each([
  ['throws when the property is read', refuse],
  ['is missing', () => undefined],
  ['throws when it is used', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ['is full', () => ({ getItem: () => null, setItem: refuse, removeItem: () => undefined })],
])('a storage that %s keeps the answer for the page load', (_how, storage) => {
  const consent = load(storage);
  expect(consent.get().answered).toBe(false);
  consent.accept();
  window.dispatchEvent(new Event('pageshow'));
  expect(consent.get()).toMatchObject(EVERYTHING);
  consent.refuse();
  expect(ask(consent)).toEqual(REFUSED);
  expect(load(storage).get().answered).toBe(false);
});
