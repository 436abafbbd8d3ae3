import { expect, it } from 'vitest';
import { ALL_TEXTS, ROUTES } from './texts.ts';

it('every link leads to an existing page', () => {
  const links = ALL_TEXTS.filter(({ place }) => place.endsWith('.path'));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ text }) => !ROUTES.includes(text))).toEqual([]);
});

it('every page can be reached by a link', () => {
  const linked = new Set(ALL_TEXTS.filter(({ place }) => place.endsWith('.path')).map(({ text }) => text));
  expect(ROUTES.filter((path) => !linked.has(path))).toEqual([]);
});
