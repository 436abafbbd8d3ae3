import { lazy, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../src/prerender.tsx';

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
      <title>Long</title>
      <h1>{use(late)}</h1>
      <p>{LONG}</p>
    </main>
  );
}

function Broken(): never {
  throw new Error('no such dinosaur');
}

function Where() {
  return <p>{useLocation().pathname}</p>;
}

let page = () => <Lazy />;

test('lazy, late and long parts are in their places, with their title in the head', async () => {
  page = () => <Lazy />;
  expect(await renderPage('/')).toEqual({
    head: '<title>Long</title>',
    body: `<div><!--$--><main><h1>late</h1><p>${LONG}</p></main><!--/$--></div>`,
  });
});

test('a page is rendered at its path', async () => {
  page = () => <Where />;
  expect((await renderPage('/history')).body).toContain('<p>/history</p>');
});

test('an error of a page is thrown, although React would leave it to the browser', async () => {
  page = () => <Broken />;
  await expect(renderPage('/')).rejects.toThrow('no such dinosaur');
});
