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
