import { TextureSource } from 'pixi.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRun } from '#simulation';
import { PaletteSwap } from '#src/stage/colours/palette-swap.ts';
import { type DeferredViewFactory, DeferredViews } from '#src/stage/deferred/deferred-views.ts';
import type { View } from '#src/stage/view.ts';
import { createTestStage, drawLastStep, storyOf } from './test-stage.ts';

const errors = vi.fn();

beforeEach(() => {
  errors.mockReset();
  vi.spyOn(console, 'error').mockImplementation(errors);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function deferredViews(...factories: DeferredViewFactory[]): DeferredViews {
  const { art, captions, layers } = createTestStage();
  const source = new TextureSource({});
  const texture = { source, drawSheet: () => undefined };
  const paletteSwap = new PaletteSwap(
    () => undefined,
    () => undefined,
  );
  const views = { captions, layers, texture, paletteSwap, art: { ...art, sheets: [] } };
  return new DeferredViews({ ...views, renderer: 'webgl' }, factories);
}

const { view: run } = createRun('late');

it('only a view whose sheet failed to load is asked for again, and it keeps its place', async () => {
  const drawn: string[] = [];
  const named = (name: string): View => ({ draw: () => drawn.push(name) });
  const sky = vi.fn(async () => named('sky'));
  let isOnline = false;
  const events = vi.fn(async () => {
    if (!isOnline) throw new Error('Failed to fetch');
    return named('events');
  });
  const ghost = vi.fn(async () => named('ghost'));
  const views = deferredViews(sky, events, ghost);
  await views.load();
  isOnline = true;
  await views.load();
  await views.load();
  expect([sky, events, ghost].map((create) => create.mock.calls.length)).toEqual([1, 2, 1]);
  for (const view of views.inOrder) drawLastStep(view, run);
  expect(drawn).toEqual(['sky', 'events', 'ghost']);
  expect(errors).toHaveBeenCalledTimes(1);
});

it.each(['draw', 'afterStep'] as const)(
  'a view whose %s throws is left out from then on, and reported once',
  async (broken) => {
    const calls = { faulty: 0, sound: 0 };
    const viewOf = (name: 'faulty' | 'sound'): View => {
      const call = (method: string) => {
        calls[name] += 1;
        if (name === 'faulty' && method === broken) throw new Error('a fault of the view');
      };
      return {
        draw: () => call('draw'),
        afterStep: () => call('afterStep'),
        isAnimating: true,
      };
    };
    const views = deferredViews(
      async () => viewOf('faulty'),
      async () => viewOf('sound'),
    );
    await views.load();
    for (let i = 0; i < 60; i++) {
      for (const view of views.inOrder) {
        drawLastStep(view, run);
        view.afterStep?.(storyOf(run));
      }
    }
    expect(calls.faulty).toBeLessThanOrEqual(2);
    expect(calls.sound).toBe(120);
    expect(views.inOrder.map((view) => view.isAnimating)).toEqual([false, true]);
    expect(errors).toHaveBeenCalledTimes(1);
  },
);
