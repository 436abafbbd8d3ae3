import { lazy, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderPage, splitHead } from '../../src/prerender.tsx';

const LONG = 'A dinosaur runs. '.repeat(5000);

vi.mock('../../src/routes.tsx', () => ({
  ROUTES: [],
  SiteRoutes: () => (
    <div>
      <Suspense fallback="Wait">{page()}</Suspense>
    </div>
  ),
}));

const Lazy = lazy(async () => ({ default: Long }));
const late = new Promise<string>((resolve) => setImmediate(resolve, 'late'));

function Long() {
  return (
    <main>
      <title>{useLocation().pathname}</title>
      <h1>{use(late)}</h1>
      <p>{LONG}</p>
    </main>
  );
}

function Broken(): never {
  throw new Error('no such dinosaur');
}

let page = () => <Lazy />;

test('lazy, late and long parts of a page are in their places, with their title in the head', async () => {
  page = () => <Lazy />;
  expect(await renderPage('/history')).toEqual({
    head: '<title>/history</title>',
    body: `<div><!--$--><main><h1>late</h1><p>${LONG}</p></main><!--/$--></div>`,
  });
});

test('an error of a page is thrown, although React would leave it to the browser', async () => {
  page = () => <Broken />;
  await expect(renderPage('/')).rejects.toThrow('no such dinosaur');
});

test.each([
  ['a part that is still loading', '<main><!--$?--><template></template><!--/$--></main>'],
  ['a part that has failed', '<main><!--$!--><p>…</p><!--/$--></main>'],
  ['a part that is left to the browser', '<main><!--$~--><!--/$--></main>'],
  ['an inline script', '<main></main><script>$RC("a")</script>'],
  ['a title in its middle', `<main><title>A</title></main>`],
])('a page with %s is rejected', (_, markup) => {
  expect(() => splitHead(markup)).toThrow(/where it must not/);
});
