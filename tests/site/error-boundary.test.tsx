// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#src/site/ErrorBoundary.tsx';
import { page, render, renderInPage, textOf } from '../ui/react-page.ts';

renderInPage();

function Broken(): never {
  throw new Error('no such dinosaur');
}

test('a page that cannot be shown says why, and links itself and the home page', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await act(async () =>
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    ),
  );
  expect(document.title).toBe('Unexpected Application Error! | Dino Sprint');
  expect(textOf('[role=alert] h1')).toBe('Unexpected Application Error!');
  expect(page.textContent).toContain('no such dinosaur');
  expect(
    Array.from(page.querySelectorAll('a'), (link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Try again', location.href],
    ['go to the homepage', '/'],
  ]);
  expect(logged.mock.calls.flat()).toContain('A page could not be shown.');
});
