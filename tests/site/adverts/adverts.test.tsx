// @vitest-environment happy-dom
import { act, type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Consent } from '#src/site/consent/consent.ts';
import { hydrate, one, page, render, renderInPage } from '../../ui/react-page.ts';

const ADS = 'https://ads.example/ads.js';
const HELPER = 'https://helper.example/helper.js';

let appended: string[];
let consent: Pick<Consent, 'accept' | 'refuse' | 'save'>;
let reload: ReturnType<typeof vi.fn<() => void>>;

renderInPage();
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.resetModules();
  appended = [];
  reload = vi.fn<() => void>();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  // happy-dom would run an appended script.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) appended.push(node.src);
  });
});

afterEach(() => {
  delete window.adsbygoogle;
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

async function start(): Promise<{ html: string; view: ReactNode }> {
  const { AdBox } = await import('#src/site/adverts/AdBox.tsx');
  const { startAdverts } = await import('#src/site/adverts/adverts.ts');
  ({ consent } = await import('#src/site/consent/consent.ts'));
  startAdverts();
  const view = (
    <StrictMode>
      <AdBox />
    </StrictMode>
  );
  const html = renderToString(view);
  render(view);
  return { html, view };
}

const answer = (change: () => void) =>
  act(() => {
    change();
    vi.advanceTimersByTime(2000);
  });

it('without a client there is no box; the helper script comes alone, and with consent', async () => {
  vi.stubEnv('VITE_ADS_SCRIPT', '');
  vi.stubEnv('VITE_ADS_CLIENT', '');
  vi.stubEnv('VITE_HELPER_SCRIPT', HELPER);
  const { html } = await start();
  answer(() => consent.refuse());
  expect(appended).toEqual([]);
  answer(() => consent.accept());
  expect(html + page.innerHTML).toBe('');
  expect(appended).toEqual([HELPER]);
});

describe('adverts that are configured', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_ADS_SCRIPT', ADS);
    vi.stubEnv('VITE_ADS_CLIENT', 'ca-pub-1');
    vi.stubEnv('VITE_ADS_SLOT', '42');
  });

  it('do not load the helper script, which waits for a consent of its own', async () => {
    vi.stubEnv('VITE_HELPER_SCRIPT', HELPER);
    await start();
    answer(() => consent.save({ statistics: true, adverts: false, helper: false }));
    expect(appended).toEqual([]);
    expect(page.innerHTML).toBe('');
    answer(() => consent.save({ statistics: false, adverts: true, helper: false }));
    expect(appended).toEqual([ADS]);
    expect(one('aside')?.getAttribute('aria-label')).toBe('Advertisement');
    expect(one('ins')?.dataset).toMatchObject({ adClient: 'ca-pub-1', adSlot: '42' });
    answer(() => consent.save({ statistics: false, adverts: true, helper: true }));
    expect(appended).toEqual([ADS, HELPER]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('are gone at once when consent is withdrawn: the page reloads', async () => {
    await start();
    answer(() => consent.accept());
    expect(reload).not.toHaveBeenCalled();
    answer(() => consent.refuse());
    expect(reload).toHaveBeenCalledOnce();
  });

  it('do not reload the page if nothing has been loaded yet', async () => {
    await start();
    answer(() => {
      consent.accept();
      consent.refuse();
    });
    expect(appended).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('hydrate without errors for a visitor who has accepted', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    const { html, view } = await start();
    render(null);
    consent.accept();
    hydrate(html, view);
    expect(one('ins')).not.toBeNull();
    expect(complaints).not.toHaveBeenCalled();
  });
});
