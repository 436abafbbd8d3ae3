// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let root: Root;
let page: HTMLElement;
/** The page's own, made anew for each test as a page is. */
let life: typeof import('../../src/play/page-life.ts');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  vi.resetModules();
  page = document.createElement('div');
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  life = await import('../../src/play/page-life.ts');
  const { OwnNumbers } = await import('../../src/play/OwnNumbers.tsx');
  act(() => root.render(<OwnNumbers />));
}

const numbers = () => [...page.querySelectorAll('dd')].map((cell) => cell.textContent);

it('the stored high score is there before any run, and before the game', async () => {
  localStorage.setItem('dino-high-score', '420');
  await show();
  expect(numbers()).toEqual(['420', '–', '–', '–']);
});

it('a newcomer has none yet', async () => {
  await show();
  expect(numbers()).toEqual(['–', '–', '–', '–']);
});

it('they follow the runs of this visit, and the best of them stays', async () => {
  localStorage.setItem('dino-high-score', '420');
  await show();
  const run = (score: number) => {
    life.visitNumbers.hear({ type: 'start' });
    life.highScores.plain.offer(score);
    life.visitNumbers.hear({ type: 'over', score, high_score: life.highScores.plain.value });
  };
  act(() => run(90));
  expect(numbers()).toEqual(['420', '90', '90', '1']);
  act(() => run(500));
  act(() => run(30));
  expect(numbers()).toEqual(['500', '30', '500', '3']);
  act(() => life.visitNumbers.hear({ type: 'start' }));
  expect(numbers()).toEqual(['500', '30', '500', '4']);
});

it('they work without a storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  await show();
  act(() => {
    life.highScores.plain.offer(77);
    life.visitNumbers.hear({ type: 'over', score: 77, high_score: 77 });
  });
  expect(numbers()).toEqual(['77', '77', '77', '–']);
});
