// @vitest-environment happy-dom
import { act, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMissingChunks } from '#platform';
import { lazyPart } from '#ui';
import { page, render, renderInPage } from './react-page.ts';

const load = vi.fn<() => Promise<ComponentType<{ readonly name: string }> | undefined>>();

renderInPage();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  load.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Loaded = ({ name }: { readonly name: string }) => <p>Hello, {name}</p>;

const create = () =>
  lazyPart(() => load(), {
    notLoaded: "The greeting didn't load.",
    fallback: ({ name }) => <p>{name} is coming</p>,
  });

async function show(Part: ReturnType<typeof create>): Promise<void> {
  await act(async () => render(<Part name="dino" />));
}

it('a lazy part shows its fallback until it has loaded', async () => {
  let arrive: (part: typeof Loaded) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await show(create());
  expect(page.textContent).toBe('dino is coming');
  await act(async () => arrive(Loaded));
  expect(page.textContent).toBe('Hello, dino');
});

it('a part that the page can do without is imported again, but reloads nothing', async () => {
  const onReload = vi.fn();
  watchMissingChunks(onReload);
  vi.stubGlobal('fetch', async () => new Response());
  load.mockImplementation(async () => {
    const error = new Error('Failed to fetch dynamically imported module');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  });
  await show(lazyPart(() => load(), { notLoaded: '', failed: () => <p>Nobody</p> }));
  expect(page.textContent).toBe('Nobody');
  expect(load).toHaveBeenCalledTimes(2);
  expect(onReload).not.toHaveBeenCalled();
});

it('a request that is never answered counts as failed after 30 s', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  await show(create());
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(page.textContent).toBe('dino is coming');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(page.textContent).toContain("The greeting didn't load.");
});
