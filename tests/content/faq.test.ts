import { expect, it } from 'vitest';
import { CATEGORIES, FAQ, VARIANTS } from '#content';

it('there are twelve questions in the order of the specification', () => {
  expect(FAQ.items.map(({ id }) => id)).toEqual([
    'what-is-it',
    'how-to-play',
    'controls',
    'versions',
    'original',
    'devices',
    'installation',
    'cost',
    'score',
    'speed',
    'differences',
    'creator',
  ]);
});

it('the links below are all variants and two categories', () => {
  const [free, simple] = CATEGORIES;
  expect(FAQ.links.map(({ path }) => path)).toEqual(
    [...VARIANTS, free, simple].map((link) => link?.path),
  );
});
