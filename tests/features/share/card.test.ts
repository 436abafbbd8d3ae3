// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardFile, drawCard } from '#features/share/testing';
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

it('has the size that previews of links want, with the picture all across it', () => {
  const { width, height } = draw();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  expect(canvases.pictures.at(-1)).toMatchObject({ width: 1200, height: 456 });
});

it.each([1000, 2000, 3000])(
  'a picture %i px wide is enlarged by a whole number without smoothing, then fitted',
  (width) => {
    draw({}, width);
    const [enlarged, fitted] = canvases.pictures;
    expect((enlarged?.width ?? 0) % width).toBe(0);
    expect(enlarged?.width).toBeGreaterThanOrEqual(2400);
    expect(enlarged?.smooth).toBe(false);
    expect(fitted?.smooth).toBe(true);
  },
);

it('says what the run came to, when and where', () => {
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

it("says so for a run on the day's course, and for an assisted one", () => {
  draw({ day: 21, assisted: true });
  expect(texts().find((text) => text.startsWith('Daily #21 · 987 m'))).toMatch(/ · assisted$/);
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

it('the longest row of symbols fits', () => {
  draw({
    day: 21,
    attempt: { attempt: 'practice', withTurbo: Array.from({ length: 15 }, () => true) },
  });
  const symbols = canvases.lines.filter(({ text }) => ['»', '×'].includes(text));
  expect(symbols).toHaveLength(16);
  expect(Math.max(...symbols.map(({ left }) => left))).toBeLessThanOrEqual(1152 - 30);
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

it('there is none where the browser does not draw', () => {
  canvases.remove();
  expect(drawCard(newPicture(1000), FACTS)).toBeNull();
});

it('is a PNG file that is named for the score', async () => {
  const file = await cardFile(draw(), 1234);
  expect(file.name).toBe('dino-run-1234.png');
  expect(file.type).toBe('image/png');
  expect(await file.text()).toBe('png');
});

it('a browser that makes no file of it is an error', async () => {
  canvases.file = null;
  await expect(cardFile(draw(), 1234)).rejects.toThrow('The browser made no picture');
});
