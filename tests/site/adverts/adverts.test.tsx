// @vitest-environment happy-dom
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Consent } from '#site/testing';

const ADS = 'https://ads.example/ads.js';
const HELPER = 'https://helper.example/helper.js';

let root: Root;
let container: HTMLElement;
let appended: string[];
let consent: Pick<Consent, 'accept' | 'refuse' | 'save'>;
let reload: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
  appended = [];
  reload = vi.fn<() => void>();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  // happy-dom would run an appended script.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) appended.push(node.src);
  });
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  delete window.adsbygoogle;
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The page as it starts with this configuration. */
async function start(): Promise<{ html: string; view: ReactNode; show: () => void }> {
  const { AdBox, startAdverts, ...site } = await import('#site/testing');
  ({ consent } = site);
  startAdverts();
  const view = (
    <StrictMode>
      <AdBox />
    </StrictMode>
  );
  return { html: renderToString(view), view, show: () => act(() => root.render(view)) };
}

function configure(): void {
  vi.stubEnv('VITE_ADS_SCRIPT', ADS);
  vi.stubEnv('VITE_ADS_CLIENT', 'ca-pub-1');
  vi.stubEnv('VITE_ADS_SLOT', '42');
}

const accept = () =>
  act(() => {
    consent.accept();
    vi.advanceTimersByTime(2000);
  });

describe('not configured', () => {
  it('there is no box, and no script even with consent', async () => {
    const { html, show } = await start();
    show();
    accept();
    expect(html).toBe('');
    expect(container.innerHTML).toBe('');
    expect(appended).toEqual([]);
  });

  it('a script alone does not make a box', async () => {
    vi.stubEnv('VITE_ADS_SCRIPT', ADS);
    vi.stubEnv('VITE_ADS_CLIENT', '');
    expect((await start()).html).toBe('');
  });
});

describe('configured', () => {
  beforeEach(configure);

  it('before consent there is neither a box nor room for it, nor is anything loaded', async () => {
    const { html, show } = await start();
    expect(html).toBe('');
    show();
    vi.advanceTimersByTime(60_000);
    expect(container.innerHTML).toBe('');
    expect(appended).toEqual([]);
    expect(window.adsbygoogle).toBeUndefined();
  });

  it('neither is there with consent to statistics alone', async () => {
    const { show } = await start();
    show();
    act(() => {
      consent.save({ statistics: true, adverts: false, helper: false });
      vi.advanceTimersByTime(2000);
    });
    expect(container.innerHTML).toBe('');
    expect(appended).toEqual([]);
  });

  it('consent to adverts alone is enough for both', async () => {
    const { show } = await start();
    show();
    act(() => {
      consent.save({ statistics: false, adverts: true, helper: false });
      vi.advanceTimersByTime(2000);
    });
    expect(container.querySelector('aside')?.getAttribute('aria-label')).toBe('Advertisement');
    expect(appended).toEqual([ADS]);
  });

  it('the helper script waits for a consent of its own', async () => {
    vi.stubEnv('VITE_HELPER_SCRIPT', HELPER);
    await start();
    consent.save({ statistics: false, adverts: true, helper: false });
    vi.advanceTimersByTime(2000);
    expect(appended).toEqual([ADS]);
    consent.save({ statistics: false, adverts: true, helper: true });
    vi.advanceTimersByTime(2000);
    expect(appended).toEqual([ADS, HELPER]);
    expect(reload).not.toHaveBeenCalled();
  });

  it("with consent the provider's script is added once, and each box asks once to be filled", async () => {
    const { show } = await start();
    show();
    accept();
    accept();
    expect(appended).toEqual([ADS]);
    expect(container.querySelector('ins')?.outerHTML).toMatch(
      /^<ins class="adsbygoogle [^"]+" data-ad-client="ca-pub-1" data-ad-slot="42"><\/ins>$/,
    );
    expect(window.adsbygoogle).toEqual([{}]);
  });

  it.each([
    ['withdrawn consent', () => consent.refuse()],
    [
      'consent that is reduced to statistics',
      () => consent.save({ statistics: true, adverts: false, helper: false }),
    ],
  ])(
    '%s removes the box and reloads the page, to be rid of the scripts that ran',
    async (_how, change) => {
      const { show } = await start();
      show();
      accept();
      act(change);
      expect(container.innerHTML).toBe('');
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('withdrawn consent reloads a page with a run when the run has ended', async () => {
    await start();
    const { workUnderWay } = await import('#platform');
    accept();
    workUnderWay.publish(true);
    consent.refuse();
    expect(reload).not.toHaveBeenCalled();
    workUnderWay.publish(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('consent withdrawn before anything has been loaded does not reload the page', async () => {
    await start();
    consent.accept();
    consent.refuse();
    vi.advanceTimersByTime(60_000);
    expect(appended).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('a prerendered page hydrates without errors for a visitor who has accepted', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    const { html, view } = await start();
    act(() => root.unmount());
    consent.accept();
    container.innerHTML = html;
    act(() => {
      root = hydrateRoot(container, view);
    });
    expect(container.querySelector('ins')).not.toBeNull();
    expect(complaints).not.toHaveBeenCalled();
  });

  it('consent from an earlier visit is used', async () => {
    localStorage.setItem('cookie-consent', 'true');
    localStorage.setItem(
      'cookie-consent-asked',
      `${new Date().toISOString().slice(0, 10)} adverts helper`,
    );
    vi.stubEnv('VITE_HELPER_SCRIPT', HELPER);
    await start();
    vi.advanceTimersByTime(2000);
    expect(appended).toEqual([ADS, HELPER]);
  });
});

it('the helper script is loaded alone where no adverts are configured', async () => {
  vi.stubEnv('VITE_HELPER_SCRIPT', HELPER);
  await start();
  accept();
  expect(appended).toEqual([HELPER]);
});
