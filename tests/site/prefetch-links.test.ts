// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { prefetchForRouter } from '#src/site/prefetch-links.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a link that the visitor points at or focuses is loaded, unless it leads here or away, or the browser saves data', () => {
  const load = vi.fn<(path: string) => void>();
  document.body.innerHTML = `
    <script type="speculationrules">{}</script>
    <a href="/faq"><span>FAQ</span></a>
    <a href="${location.pathname}">This page</a>
    <a href="https://elsewhere.example/faq">Away</a>
    <button>No link</button>`;
  prefetchForRouter(load);
  expect(document.querySelector('script')).toBeNull();

  const all = [...document.body.querySelectorAll('a, button')];
  for (const element of all) element.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load.mock.calls).toEqual([['/faq']]);
  document.querySelector('span')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(load.mock.calls).toEqual([['/faq'], ['/faq']]);

  vi.stubGlobal('navigator', { connection: { saveData: true } });
  all[0]?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(2);
});
