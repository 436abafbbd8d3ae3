// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { advertsPurpose, CONSENT, helperPurpose, STATISTICS_PURPOSE } from '#content';

const KEY = 'cookie-consent';

const PURPOSES = {
  statistics: STATISTICS_PURPOSE,
  adverts: advertsPurpose('Adverts Ltd'),
  helper: helperPurpose(undefined),
};

type Purpose = keyof typeof PURPOSES;

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

/** Loads a page of a site with these services, and waits until the banner may appear. */
async function load(...services: readonly Purpose[]): Promise<void> {
  if (services.includes('statistics')) vi.stubEnv('VITE_POSTHOG_KEY', 'phc_test');
  if (services.includes('adverts')) {
    vi.stubEnv('VITE_ADS_SCRIPT', 'https://ads.example/ads.js');
    vi.stubEnv('VITE_ADS_COMPANY', 'Adverts Ltd');
  }
  if (services.includes('helper'))
    vi.stubEnv('VITE_HELPER_SCRIPT', 'https://helper.example/helper.js');
  vi.resetModules();
  const { startConsentBanner } = await import('#src/site/consent/banner.ts');
  startConsentBanner();
  vi.advanceTimersByTime(1000);
}

const banner = () => document.querySelector('section');
const dialog = () => document.querySelector('dialog');
const labels = (parent: Element | null) =>
  [...(parent?.querySelectorAll('button:not([hidden])') ?? [])].map(
    ({ textContent }) => textContent,
  );
const stored = () => localStorage.getItem(KEY);
/** Purposes stored as consented to. */
const agreed = () => [...(stored() ?? '').matchAll(/"(\w+)":true/g)].map(([, purpose]) => purpose);
const stage = () => document.querySelector<HTMLElement>('#stage');

function button(label: string): HTMLElement {
  const buttons = [...(dialog() ?? document).querySelectorAll('button')];
  const found = buttons.find(({ textContent }) => textContent === label);
  if (found === undefined) throw new Error(`No button '${label}'.`);
  return found;
}

const click = (label: string) => button(label).click();

/** By their labels. */
const switches = () =>
  new Map(
    [...document.querySelectorAll('dialog label')].map((row) => [
      row.querySelector('strong')?.textContent ?? '',
      row.querySelector('input'),
    ]),
  );

describe('the banner', () => {
  it.each<Purpose[][]>([[['statistics']], [['adverts', 'helper']]])(
    'names what the build has: %j',
    async (services) => {
      await load(...services);
      for (const [service, { inBanner }] of Object.entries(PURPOSES))
        expect(banner()?.textContent.includes(inBanner)).toBe(
          services.some((each) => each === service),
        );
      expect(labels(banner())).toEqual([CONSENT.choose, CONSENT.refuse, CONSENT.accept, '×']);
      click(CONSENT.choose);
      expect([...switches().keys()]).toEqual(services.map((service) => PURPOSES[service].label));
      for (const input of switches().values()) expect(input?.checked).toBe(false);
    },
  );

  it.each([
    [CONSENT.accept, ['statistics', 'adverts', 'helper']],
    [CONSENT.refuse, []],
    ['×', undefined],
  ])('goes with %s, which stores consent to %j', async (label, purposes) => {
    await load('statistics');
    click(label);
    expect(banner()).toBeNull();
    expect(stored() === null ? undefined : agreed()).toEqual(purposes);
  });

  it('has nothing to ask if the build has no service, and OK is no consent to a later one', async () => {
    await load();
    expect(banner()?.textContent).toContain(CONSENT.nothing);
    expect(labels(banner())).toEqual([CONSENT.ok, '×']);
    click(CONSENT.ok);
    await load();
    expect(banner()).toBeNull();
    await load('statistics');
    expect(labels(banner())).toContain(CONSENT.choose);
  });

  it('is closed by Escape only while the focus is inside', async () => {
    await load();
    const escape = (target: HTMLElement | null) =>
      target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    escape(stage());
    expect(banner()).not.toBeNull();
    button(CONSENT.ok).focus();
    escape(button(CONSENT.ok));
    expect(banner()).toBeNull();
    expect(stored()).toBeNull();
  });
});

describe('the cookie settings', () => {
  it('store what is chosen, which answers the banner, and withdraw it', async () => {
    await load('statistics', 'adverts');
    click(CONSENT.choose);
    switches().get(STATISTICS_PURPOSE.label)?.click();
    click(CONSENT.save);
    expect(dialog()).toBeNull();
    expect(banner()).toBeNull();
    expect(agreed()).toEqual(['statistics']);
    click(CONSENT.settings);
    expect([...switches().values()].map((input) => input?.checked)).toEqual([true, false]);
    click(CONSENT.withdraw);
    expect(dialog()).toBeNull();
    expect(stored()).not.toBeNull();
    expect(agreed()).toEqual([]);
  });

  it('change nothing when they are closed', async () => {
    await load('statistics');
    click(CONSENT.choose);
    expect(labels(dialog())).toEqual([CONSENT.keep, CONSENT.save]);
    switches().get(STATISTICS_PURPOSE.label)?.click();
    click(CONSENT.keep);
    expect(dialog()).toBeNull();
    expect(banner()).not.toBeNull();
    expect(stored()).toBeNull();
  });
});
