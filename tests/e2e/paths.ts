import { CATEGORIES, VARIANTS } from '#content';

export const TEXT_PAGES = [
  '/history',
  '/who-created-the-dinosaur-game',
  '/faq',
  '/privacy-policy',
  '/terms-of-service',
] as const;

/** Pages with the game on them. */
export const GAME_PAGES = ['/', ...CATEGORIES.map(({ path }) => path), ...VARIANTS.map(({ path }) => path)];

/** Every page by its canonical path (spec, section 2). */
export const PAGES: readonly string[] = [...GAME_PAGES, ...TEXT_PAGES];
