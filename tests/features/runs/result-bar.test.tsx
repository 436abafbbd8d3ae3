// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ResultBar } from '#src/features/runs/ResultBar.tsx';
import { page, render, renderInPage } from '../../ui/react-page.ts';

renderInPage();

it.each([
  ['a first run, on the way to what comes next', 25, 0, 100, ['25%', '100%']],
  ['a run short of the best', 50, 200, 100, ['25%', '100%', '50%']],
  ['a record', 200, 50, undefined, ['100%', '25%']],
  ['a run beyond what comes next', 200, 50, 180, ['100%', '25%']],
  ['a run of no points, with nothing to compare', 0, 0, undefined, ['0%']],
])('%s', (_, score, best, next, places) => {
  render(<ResultBar score={score} best={best} word="Best" next={next} />);
  const parts = [...page.querySelectorAll<HTMLElement>('[aria-hidden] > *')];
  expect(parts.map(({ style }) => style.width || style.left)).toEqual(places);
});
