// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { advertsPurpose, CONSENT, helperPurpose, STATISTICS_PURPOSE } from '#content';

const KEY = 'cookie-consent';

const ADVERTS_PURPOSE = advertsPurpose('Adverts Ltd');
const HELPER_PURPOSE = helperPurpose(undefined);

let listened: MockInstance<typeof document.addEventListener>;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
  listened = vi.spyOn(document, 'addEventListener');
  document.body.innerHTML = `
    <main id="main" tabindex="-1"><div id="stage" tabindex="0"></div></main>
    <footer><button data-cookie-settings>${CONSENT.settings}</button></footer>`;
});

afterEach(() => {
  for (const [type, listener] of listened.mock.calls) document.removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

async function load(): Promise<void> {
  const { startConsentBanner } = await import('#site/testing');
  startConsentBanner();
}

async function loadAndWait(): Promise<void> {
  await load();
  vi.advanceTimersByTime(1000);
}

const banner = () => document.querySelector('section');
const dialog = () => document.querySelector('dialog');
const labels = (parent: Element | null) =>
  [...(parent?.querySelectorAll('button:not([hidden])') ?? [])].map(
    ({ textContent }) => textContent,
  );
const stored = () => localStorage.getItem(KEY);

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`No ${selector}.`);
  return found;
}

/** The button with this label, in the dialog if it is open. */
function button(label: string): HTMLElement {
  const buttons = [...(dialog() ?? document).querySelectorAll('button')];
  const found = buttons.find(({ textContent }) => textContent === label);
  if (found === undefined) throw new Error(`No button '${label}'.`);
  return found;
}

/** A pointer click: it moves the focus unless the page prevents that. */
function click(label: string): void {
  const target = button(label);
  if (target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })))
    target.focus();
  target.click();
}

/** A press by the keyboard. */
function press(label: string): void {
  const target = button(label);
  target.focus();
  target.click();
}

function toggle(label: string): void {
  const row = [...document.querySelectorAll('dialog label')].find(
    (each) => each.querySelector('strong')?.textContent === label,
  );
  const input = row?.querySelector('input');
  if (input === undefined || input === null) throw new Error(`No switch '${label}'.`);
  input.click();
}

/** The labels of all switches, and whether they are on. */
function switches(): Record<string, boolean> {
  const all: Record<string, boolean> = {};
  for (const row of document.querySelectorAll('dialog label')) {
    all[row.querySelector('strong')?.textContent ?? ''] =
      row.querySelector('input')?.checked === true;
  }
  return all;
}

function configure(...services: readonly ('statistics' | 'adverts' | 'helper')[]): void {
  if (services.includes('statistics')) vi.stubEnv('VITE_POSTHOG_KEY', 'phc_test');
  if (services.includes('adverts')) {
    vi.stubEnv('VITE_ADS_SCRIPT', 'https://ads.example/ads.js');
    vi.stubEnv('VITE_ADS_COMPANY', 'Adverts Ltd');
  }
  if (services.includes('helper'))
    vi.stubEnv('VITE_HELPER_SCRIPT', 'https://helper.example/helper.js');
}

/** What is stored with an answer of today about these services. */
const asked = (services: string) => `${new Date().toISOString().slice(0, 10)} ${services}`;

describe('by itself', () => {
  it('appears 1000 ms after the load, first in the page, without taking the focus', async () => {
    await load();
    element('#stage').focus();
    vi.advanceTimersByTime(999);
    expect(banner()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(banner()?.getAttribute('aria-label')).toBe(CONSENT.title);
    expect(document.body.firstElementChild).toBe(banner());
    expect(document.activeElement).toBe(element('#stage'));
  });

  it.each(['true', 'false', 'statistics', 'adverts'])(
    'does not appear after an earlier answer stored as %j',
    async (text) => {
      localStorage.setItem(KEY, text);
      await loadAndWait();
      expect(banner()).toBeNull();
    },
  );

  it('waits until the page has loaded', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await loadAndWait();
    expect(banner()).toBeNull();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1000);
    expect(banner()).not.toBeNull();
  });

  it.each([CONSENT.accept, CONSENT.refuse])(
    'once answered by %j, does not appear on the next page',
    async (label) => {
      configure('statistics');
      await loadAndWait();
      press(label);
      vi.resetModules();
      await loadAndWait();
      expect(banner()).toBeNull();
    },
  );
});

describe('names what the build has:', () => {
  const PARTS = {
    statistics: STATISTICS_PURPOSE,
    adverts: ADVERTS_PURPOSE,
    helper: HELPER_PURPOSE,
  };

  it.each([
    [['statistics'], [STATISTICS_PURPOSE.label]],
    [['adverts'], [ADVERTS_PURPOSE.label]],
    [['helper'], [HELPER_PURPOSE.label]],
    [
      ['adverts', 'helper'],
      [ADVERTS_PURPOSE.label, HELPER_PURPOSE.label],
    ],
    [
      ['statistics', 'adverts'],
      [STATISTICS_PURPOSE.label, ADVERTS_PURPOSE.label],
    ],
  ] as const)('%j', async (services: readonly (keyof typeof PARTS)[], labelled) => {
    configure(...services);
    await loadAndWait();
    const words = Object.entries(PARTS).map(([service, { wish }]) => ({ service, wish }));
    const named = words
      .filter(({ wish }) => banner()?.textContent.includes(wish))
      .map(({ service }) => service);
    expect(named.toSorted()).toEqual([...services].toSorted());
    expect(labels(banner())).toEqual([CONSENT.choose, CONSENT.refuse, CONSENT.accept, '×']);
    click(CONSENT.choose);
    expect(switches()).toEqual(Object.fromEntries(labelled.map((label) => [label, false])));
  });

  it('nothing', async () => {
    await loadAndWait();
    expect(banner()?.textContent).toContain(CONSENT.nothing);
    expect(labels(banner())).toEqual([CONSENT.ok, '×']);
    click(CONSENT.settings);
    expect(switches()).toEqual({});
    expect(labels(dialog())).toEqual([CONSENT.ok]);
  });

  it('nothing: OK is no consent', async () => {
    await loadAndWait();
    click(CONSENT.ok);
    expect(stored()).toBe('false');
    expect(banner()).toBeNull();
  });

  it('appears anew when a later build asks for what an earlier one did not', async () => {
    await loadAndWait();
    click(CONSENT.ok);
    vi.resetModules();
    configure('statistics');
    await loadAndWait();
    expect(labels(banner())).toContain(CONSENT.choose);
  });
});

describe.each([CONSENT.accept, CONSENT.refuse, '×'])('%s', (label) => {
  beforeEach(async () => {
    configure('statistics');
    await loadAndWait();
  });

  it('hides it, and a click does not move the focus', () => {
    element('#stage').focus();
    click(label);
    expect(banner()).toBeNull();
    expect(document.activeElement).toBe(element('#stage'));
  });

  it('pressed by the keyboard returns the focus to the element before', () => {
    element('#stage').focus();
    press(label);
    expect(banner()).toBeNull();
    expect(document.activeElement).toBe(element('#stage'));
  });

  it('moves the focus to the page if there was no element before', () => {
    press(label);
    expect(document.activeElement).toBe(element('#main'));
  });
});

describe('the cookie settings', () => {
  beforeEach(() => configure('statistics', 'adverts'));

  it('store what is chosen, and the banner is answered', async () => {
    await loadAndWait();
    click(CONSENT.choose);
    toggle(STATISTICS_PURPOSE.label);
    click(CONSENT.save);
    expect(dialog()).toBeNull();
    expect(banner()).toBeNull();
    expect(stored()).toBe('statistics');
    click(CONSENT.settings);
    expect(switches()).toEqual({
      [STATISTICS_PURPOSE.label]: true,
      [ADVERTS_PURPOSE.label]: false,
    });
  });

  it('with everything chosen store the same as Accept', async () => {
    configure('helper');
    await load();
    click(CONSENT.settings);
    for (const { label } of [STATISTICS_PURPOSE, ADVERTS_PURPOSE, HELPER_PURPOSE]) toggle(label);
    click(CONSENT.save);
    expect(stored()).toBe('true');
  });

  it('with nothing chosen withdraw the consent', async () => {
    localStorage.setItem(KEY, 'adverts');
    localStorage.setItem('cookie-consent-asked', asked('posthog adverts'));
    await load();
    click(CONSENT.settings);
    toggle(ADVERTS_PURPOSE.label);
    click(CONSENT.save);
    expect(stored()).toBe('false');
  });

  it('change nothing when they are closed', async () => {
    await loadAndWait();
    click(CONSENT.choose);
    toggle(STATISTICS_PURPOSE.label);
    click(CONSENT.keep);
    expect(dialog()).toBeNull();
    expect(banner()).not.toBeNull();
    expect(stored()).toBeNull();
  });

  it('offer to withdraw everything at once, and nobody is asked right after it', async () => {
    localStorage.setItem(KEY, 'true');
    localStorage.setItem('cookie-consent-asked', asked('posthog adverts'));
    await load();
    click(CONSENT.settings);
    click(CONSENT.withdraw);
    expect(stored()).toBe('false');
    expect(banner()).toBeNull();
    vi.resetModules();
    await loadAndWait();
    expect(banner()).toBeNull();
  });

  it('do not offer to withdraw what was not given', async () => {
    await load();
    click(CONSENT.settings);
    expect(labels(dialog())).toEqual([CONSENT.keep, CONSENT.save]);
  });
});

it('pressing a pointer on it does not move the focus', async () => {
  await loadAndWait();
  element('#stage').focus();
  expect(
    button(CONSENT.ok).dispatchEvent(
      new MouseEvent('mousedown', { bubbles: true, cancelable: true }),
    ),
  ).toBe(false);
});

it('Escape closes it only while the focus is inside', async () => {
  await loadAndWait();
  const escape = (target: HTMLElement) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  escape(element('#stage'));
  expect(banner()).not.toBeNull();
  button(CONSENT.ok).focus();
  escape(button(CONSENT.ok));
  expect(banner()).toBeNull();
  expect(stored()).toBeNull();
});
