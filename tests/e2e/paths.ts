import { CATEGORIES, VARIANTS } from '#content';

export const TEXT_PAGES = [
  '/history',
  '/who-created-the-dinosaur-game',
  '/faq',
  '/privacy-policy',
  '/terms-of-service',
  '/embed-the-game',
] as const;

export const GAME_PAGES = [
  '/',
  ...CATEGORIES.map(({ path }) => path),
  ...VARIANTS.map(({ path }) => path),
];

/** Canonical paths (spec, section 2). */
export const PAGES: readonly string[] = [...GAME_PAGES, ...TEXT_PAGES];

/** The variants share one template; one stands for all, except for its texts. */
export const OTHER_VARIANTS = 'the other variants';

/** Pages by kind: one test visits all of a kind, which saves a new window for each. */
export const PAGE_GROUPS: readonly (readonly [kind: string, paths: readonly string[]])[] = [
  ['home and the categories', ['/', ...CATEGORIES.map(({ path }) => path)]],
  ['a variant', VARIANTS.slice(0, 1).map(({ path }) => path)],
  [OTHER_VARIANTS, VARIANTS.slice(1).map(({ path }) => path)],
  ['the texts', TEXT_PAGES],
];
