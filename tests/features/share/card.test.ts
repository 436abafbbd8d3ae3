// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawCard } from '#src/features/share/card.ts';
import { FakeCanvases } from './fake-canvas.ts';

const FACTS = {
  score: 1234,
  metres: 987,
  at: new Date(2026, 10, 21, 12).getTime(),
  assisted: false,
  site: { name: 'Dino Sprint', host: 'dino-sprint.example' },
};

let canvases: FakeCanvases;
beforeEach(() => (canvases = new FakeCanvases()));
afterEach(() => {
  canvases.remove();
  vi.restoreAllMocks();
});

function newPicture(width: number): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = width;
  picture.height = width * 0.38;
  return picture;
}

function draw(
  facts: Partial<Parameters<typeof drawCard>[1]> = {},
  width = 1000,
): HTMLCanvasElement {
  const card = drawCard(newPicture(width), { ...FACTS, ...facts });
  if (card === null) throw new Error('There is no card.');
  return card;
}

const texts = () => canvases.lines.map(({ text }) => text);

it('shows the result, the date and the site', () => {
  draw();
  expect(texts()).toEqual(
    expect.arrayContaining([
      '1,234 points',
      '987 m · 21 November 2026',
      'Dino Sprint',
      'dino-sprint.example',
    ]),
  );
});

it('marks a daily run, which has the date of its course, and an assisted one', () => {
  draw({ day: 20, date: '20 November 2026', assisted: true });
  expect(texts()).toContain('Daily #20 · 987 m · 20 November 2026 · assisted');
});

it('has the course of the day, the attempt and a symbol for each stretch in place of the end of the run', () => {
  draw({ day: 21, attempt: { attempt: 'attempt 2 of 3', withTurbo: [false, true, true, false] } });
  expect(texts().filter((text) => text.includes('Daily #21'))).toEqual(['Daily #21']);
  expect(texts().find((text) => text.startsWith('987 m'))).toContain(' · attempt 2 of 3');
  expect(texts().filter((text) => ['›', '»', '×'].includes(text))).toEqual([
    '›',
    '»',
    '»',
    '›',
    '×',
  ]);
});

it('nothing is written over anything else, or beyond the edges, however long it is', () => {
  vi.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue(
    'trzydziesty września dwa tysiące dwudziestego szóstego',
  );
  draw({
    score: 123_456,
    metres: 123_456,
    day: 12_345,
    assisted: true,
    site: { name: 'A'.repeat(60), host: 'b'.repeat(90) },
  });
  expect(canvases.lines).toHaveLength(4);
  for (const { left, right } of canvases.lines) {
    expect(left).toBeGreaterThanOrEqual(48);
    expect(right).toBeLessThanOrEqual(1152.001);
  }
  const find = (start: string) => canvases.lines.find(({ text }) => text.startsWith(start));
  for (const beside of ['AAA', 'bbb'])
    expect(find('123,456 points')?.right).toBeLessThan(find(beside)?.left ?? 0);
});
