import { expect, it } from 'vitest';
import { FAQ, parseRichText } from '#content';
import { ALL_TEXTS, ROUTES } from './texts.ts';

const listed = ALL_TEXTS.filter(({ place }) => place.endsWith('.path'));

/** The links inside sentences. */
const inTexts = ALL_TEXTS.flatMap(({ place, text }) =>
  parseRichText(text).flatMap(({ to }) => {
    if (to === undefined) return [];
    const [path = '', fragment] = to.split('#');
    return [{ place, path, fragment }];
  }),
);

it('every link leads to an existing page', () => {
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter(({ text }) => !ROUTES.includes(text))).toEqual([]);
  expect(inTexts.length).toBeGreaterThan(0);
  expect(inTexts.filter(({ path }) => !ROUTES.includes(path))).toEqual([]);
});

it('a link to a place within a page leads to an answer, because nothing else has an address', () => {
  const answers = FAQ.items.map(({ id }) => `/faq#${id}`);
  const astray = inTexts.filter(
    ({ path, fragment }) => fragment !== undefined && !answers.includes(`${path}#${fragment}`),
  );
  expect(astray).toEqual([]);
});

it('every page can be reached by a link', () => {
  const linked = new Set([...listed.map(({ text }) => text), ...inTexts.map(({ path }) => path)]);
  expect(ROUTES.filter((path) => !linked.has(path))).toEqual([]);
});
