// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<meta name="page-name" content="not-found">';
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

async function arrive(path: string): Promise<void> {
  history.replaceState(null, '', path);
  const { startPrerenderedPage } = await import('#src/site/prerendered-page.ts');
  startPrerenderedPage();
}

test('the 404 page logs the path that was asked for, once', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await arrive('/nowhere');
  const { reportMissingPage } = await import('#src/site/prerendered-page.ts');
  reportMissingPage('/nowhere');
  expect(logged.mock.calls).toEqual([['No page at /nowhere']]);
});

test.each([
  ['/faq.html?a=b#score', 'faq', '/faq?a=b#score'],
  ['/faq/index.html', 'faq', '/faq'],
  ['//faq', 'faq', '/faq'],
  ['/index.html', 'home', '/'],
  ['//', 'home', '/'],
  ['/embed.html', 'embed', '/embed'],
  ['/faq/', 'faq', '/faq/'],
  ['/nowhere.html', 'not-found', '/nowhere.html'],
])('%s with the page ‘%s’ becomes %s', async (served, page, address) => {
  document.head.innerHTML = `<meta name="page-name" content="${page}">`;
  history.replaceState('state', '', location.origin + served);
  const { correctAddress } = await import('#src/site/prerendered-page.ts');
  correctAddress();
  expect(location.href).toBe(location.origin + address);
  expect(history.state).toBe('state');
});

test('a link whose # an app has escaped leads to the address that was meant', async () => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  await arrive('/dino-run%23daily');
  expect(replace).toHaveBeenCalledWith(expect.stringMatching(/\/dino-run#daily$/));
});

test('a legal text has today’s date as its last update', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 4, 9, 12) });
  document.head.innerHTML = '';
  document.body.innerHTML = '<time data-today="" datetime="2026-11-28">28 November 2026</time>';
  await arrive('/privacy-policy');
  expect(document.body.innerHTML).toBe(
    '<time data-today="" datetime="2031-05-09">9 May 2031</time>',
  );
});
