// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { prefetchForRouter, prefetchLinks } from '#site';

const point = (path: string) =>
  document
    .querySelector(`a[href="${path}"]`)
    ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
const fetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

test('a page that a link leads to is fetched ahead, until the router loads the code of pages instead', () => {
  document.body.innerHTML = '<a href="/faq">FAQ</a><a href="/history">History</a>';
  prefetchLinks();
  point('/faq');
  point('/faq');
  expect(fetched()).toEqual(['/faq']);
  const load = vi.fn<(path: string) => void>();
  prefetchForRouter(load);
  point('/history');
  expect(load).toHaveBeenCalledExactlyOnceWith('/history');
  expect(fetched()).toEqual(['/faq']);
});
