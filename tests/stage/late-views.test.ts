import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextureSource } from 'pixi.js';
import { createRun } from '#simulation';
import { LateViews, type LateViewFactory, PaletteSwap, type View } from '#stage/testing';
import { createTestStage, drawLastStep } from './test-stage.ts';

const errors = vi.fn();

beforeEach(() => {
  errors.mockReset();
  vi.spyOn(console, 'error').mockImplementation(errors);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function lateViews(...factories: LateViewFactory[]): LateViews {
  const { layers, captions, art, describeCrash } = createTestStage();
  const sheets = { ...art, files: new Map() };
  const texture = {
    source: new TextureSource({}),
    paint: () => undefined,
    drawSheet: () => undefined,
  };
  const paletteSwap = new PaletteSwap(texture, () => undefined);
  return new LateViews(
    { texture, layers, captions, art: sheets, describeCrash, paletteSwap },
    factories,
  );
}

/** A view that counts what it is asked for; `fault` decides whether it throws. */
function countingView(fault: () => void = () => undefined) {
  const calls = { draw: 0, afterStep: 0 };
  const view: View = {
    draw: () => {
      calls.draw += 1;
      fault();
    },
    afterStep: () => {
      calls.afterStep += 1;
      fault();
    },
    get isAnimating() {
      fault();
      return true;
    },
  };
  return { view, calls };
}

const { view: run } = createRun('late');

it('a view whose sheet did not load is asked for again, the others are not, and it keeps its place', async () => {
  const drawn: string[] = [];
  const named = (name: string): View => ({ draw: () => drawn.push(name) });
  const sky = vi.fn(async () => named('sky'));
  let isOnline = false;
  const events = vi.fn(async () => {
    if (!isOnline) throw new Error('Failed to fetch');
    return named('events');
  });
  const ghost = vi.fn(async () => named('ghost'));
  const views = lateViews(sky, events, ghost);
  expect(await views.load()).toHaveLength(2);
  isOnline = true;
  expect(await views.load()).toHaveLength(1);
  expect(await views.load()).toHaveLength(0);
  expect([sky, events, ghost].map((create) => create.mock.calls.length)).toEqual([1, 2, 1]);
  for (const view of views.inOrder) drawLastStep(view, run);
  expect(drawn).toEqual(['sky', 'events', 'ghost']);
  expect(errors).toHaveBeenCalledTimes(1);
});

for (const broken of ['draw', 'afterStep', 'isAnimating'] as const) {
  it(`a view whose ${broken} throws is left out from then on, and reported once`, async () => {
    let isFaulty = false;
    const faulty = countingView(() => {
      if (isFaulty) throw new Error('a fault of the view');
    });
    const sound = countingView();
    const views = lateViews(
      async () => faulty.view,
      async () => sound.view,
    );
    await views.load();
    const use = {
      draw: (view: View) => drawLastStep(view, run),
      afterStep: (view: View) => view.afterStep?.(run),
      isAnimating: (view: View) => view.isAnimating,
    };
    isFaulty = true;
    for (const view of views.inOrder) use[broken](view);
    const before = { ...faulty.calls };
    for (let i = 0; i < 60; i++) {
      for (const view of views.inOrder) {
        use.draw(view);
        use.afterStep(view);
        use.isAnimating(view);
      }
    }
    expect(faulty.calls).toEqual(before);
    expect(sound.calls.draw).toBeGreaterThanOrEqual(60);
    expect(views.inOrder.map((view) => view.isAnimating)).toEqual([false, true]);
    expect(errors).toHaveBeenCalledTimes(1);
  });
}
