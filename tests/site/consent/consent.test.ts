// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Consent } from '#src/site/consent/consent.ts';
import { tellOfStorage } from '../../platform/fake-storage.ts';
import { EVERYTHING, storedAnswer } from './stored-answer.ts';

const KEY = 'cookie-consent';

const NOTHING = { statistics: false, adverts: false, helper: false };
const ACCEPTED = { ...EVERYTHING, answered: true, banner: 'hidden' };
const REFUSED = { ...NOTHING, answered: true, banner: 'hidden' };
const ASKED = { ...NOTHING, answered: false, banner: 'shown' };

let stopSync: (() => void) | undefined;

function load(...services: readonly string[]): Consent {
  const consent = new Consent(undefined, undefined, services);
  stopSync = consent.syncAcrossTabs();
  return consent;
}

/** What the visitor sees when the page asks, unless there is an answer. */
function ask(consent = load()) {
  consent.ask();
  return consent.get();
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

  const save = (purposes: Partial<typeof NOTHING>) => (consent: Consent) =>
    consent.save({ ...NOTHING, ...purposes });

  it.each<[string, (consent: Consent) => void, Partial<typeof NOTHING>]>([
    ['accepts', (consent) => consent.accept(), EVERYTHING],
    ['chooses nothing', save({}), NOTHING],
    ['allows adverts alone', save({ adverts: true }), { adverts: true }],
    ['allows the helper alone', save({ helper: true }), { helper: true }],
  ])('who %s is remembered, and not asked again', (_, answer, purposes) => {
    const consent = load();
    consent.ask();
    answer(consent);
    const state = { ...REFUSED, ...purposes };
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

  it('is asked again after a reset', () => {
    const consent = load();
    consent.accept();
    consent.reset();
    expect(consent.get()).toEqual(ASKED);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('who answers in another tab is not asked here any more', () => {
    const consent = load();
    consent.ask();
    localStorage.setItem(KEY, storedAnswer({ adverts: true }));
    tellOfStorage(KEY, localStorage.getItem(KEY));
    expect(consent.get()).toEqual({ ...REFUSED, adverts: true });
  });
});

describe('consent covers only what the question named, and nothing that a later build adds', () => {
  it.each([
    [[], ['posthog']],
    [['posthog'], ['posthog', 'adverts']],
    [['helper'], ['adverts']],
  ])('who was asked for %j is asked anew for %j', (before, now) => {
    load(...before).accept();
    expect(ask(load(...now))).toEqual(ASKED);
    load(...before).refuse();
    expect(ask(load(...now))).toEqual(ASKED);
  });

  it('who was asked for more is not asked anew', () => {
    load('posthog', 'adverts').accept();
    for (const services of [['posthog', 'adverts'], ['adverts'], []])
      expect(ask(load(...services))).toEqual(ACCEPTED);
  });

  it('closing the new question withdraws what was accepted before it', () => {
    load('posthog').accept();
    load('posthog', 'adverts').close();
    expect(load('posthog').get()).toMatchObject(NOTHING);
  });
});

it('an answer lasts for six months', () => {
  const month = 30.5 * 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'] });
  load().refuse();
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
