import { CATEGORIES, VARIANTS } from '#content';

export const TEXT_PAGES = [
  '/history',
  '/who-created-the-dinosaur-game',
  '/faq',
  '/privacy-policy',
  '/terms-of-service',
] as const;

/** Pages with the game on them. */
export const GAME_PAGES = [
  '/',
  ...CATEGORIES.map(({ path }) => path),
  ...VARIANTS.map(({ path }) => path),
];

/** Every page by its canonical path (spec, section 2). */
export const PAGES: readonly string[] = [...GAME_PAGES, ...TEXT_PAGES];

/** The pages by kind: a test that visits all of one kind spares a new window for each. */
export const PAGE_GROUPS: readonly (readonly [kind: string, paths: readonly string[]])[] = [
  ['home and the categories', ['/', ...CATEGORIES.map(({ path }) => path)]],
  ['the variants', VARIANTS.map(({ path }) => path)],
  ['the texts', TEXT_PAGES],
];
