// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TextStorage } from '#platform';
import { Consent } from '#site/testing';

const KEY = 'cookie-consent';

let stopSync: (() => void) | undefined;

/** The consent as a page has it after loading. */
function load(storage?: () => TextStorage | undefined): Consent {
  const consent = new Consent(storage);
  stopSync = consent.syncAcrossTabs();
  return consent;
}

/** Another tab changes this key, null for all of them, and the browser reports it. */
function elsewhere(key: string | null, change: () => void): void {
  change();
  const newValue = key === null ? null : localStorage.getItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  stopSync?.();
  vi.restoreAllMocks();
});

describe('a first-time visitor', () => {
  it('is asked, and stays unknown until they answer', () => {
    const consent = load();
    expect(consent.get()).toMatchObject({ answer: 'unknown', banner: 'hidden' });
    consent.ask();
    expect(consent.get()).toMatchObject({ answer: 'unknown', banner: 'appeared' });
    expect(localStorage.length).toBe(0);
  });

  it("who accepts is remembered with exactly 'true', and not asked again", () => {
    const consent = load();
    consent.ask();
    consent.accept();
    expect(consent.get()).toMatchObject({ answer: 'accepted', banner: 'hidden' });
    expect(localStorage.getItem(KEY)).toBe('true');
    const next = load();
    next.ask();
    expect(next.get()).toMatchObject({ answer: 'accepted', banner: 'hidden' });
  });

  it('is what a visitor becomes again by a reset', () => {
    const consent = load();
    consent.accept();
    consent.reset();
    expect(consent.get()).toMatchObject({ answer: 'unknown', banner: 'appeared' });
    expect(localStorage.length).toBe(0);
    expect(load().get().answer).toBe('unknown');
  });

  it('who continues without accepting is not asked again until the next load', () => {
    const consent = load();
    consent.ask();
    consent.close();
    consent.ask();
    expect(consent.get()).toMatchObject({ answer: 'closed', banner: 'hidden' });
    expect(localStorage.length).toBe(0);
    const next = load();
    next.ask();
    expect(next.get().banner).toBe('appeared');
  });

  it('may accept later', () => {
    const consent = load();
    consent.close();
    consent.open();
    expect(consent.get()).toMatchObject({ answer: 'closed', banner: 'opened' });
    consent.accept();
    expect(consent.get()).toMatchObject({ answer: 'accepted', banner: 'hidden' });
  });
});

describe('a visitor who has accepted', () => {
  it('may open the settings and keep the consent', () => {
    const consent = load();
    consent.accept();
    consent.open();
    consent.close();
    expect(consent.get()).toMatchObject({ answer: 'accepted', banner: 'hidden' });
    expect(localStorage.getItem(KEY)).toBe('true');
  });

  it('may withdraw: the flag is gone, and the next load asks', () => {
    const consent = load();
    consent.accept();
    consent.open();
    consent.withdraw();
    expect(consent.get()).toMatchObject({ answer: 'closed', banner: 'hidden' });
    expect(localStorage.length).toBe(0);
    expect(load().get().answer).toBe('unknown');
  });
});

it.each(['false', 'TRUE', '1', '', '"true"'])('a stored %j is not consent', (value) => {
  localStorage.setItem(KEY, value);
  expect(load().get().answer).toBe('unknown');
});

describe('what is answered in another tab', () => {
  it('takes effect here: acceptance hides the banner', () => {
    const consent = load();
    consent.ask();
    elsewhere(KEY, () => localStorage.setItem(KEY, 'true'));
    expect(consent.get()).toMatchObject({ answer: 'accepted', banner: 'hidden' });
  });

  it.each([KEY, null])('takes effect here: a withdrawal closes, reported with the key %j', (key) => {
    const consent = load();
    consent.accept();
    elsewhere(key, () => localStorage.clear());
    expect(consent.get().answer).toBe('closed');
  });

  it('takes effect when the page comes back from the back/forward cache', () => {
    const consent = load();
    consent.accept();
    localStorage.clear();
    window.dispatchEvent(new Event('pageshow'));
    expect(consent.get().answer).toBe('closed');
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
    expect(consent.get().answer).toBe('unknown');
    consent.accept();
    elsewhere('dino-high-score', () => {});
    window.dispatchEvent(new Event('pageshow'));
    expect(consent.get().answer).toBe('accepted');
    consent.withdraw();
    expect(consent.get().answer).toBe('closed');
    expect(load(storage).get().answer).toBe('unknown');
  });
});
