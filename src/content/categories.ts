import type { RelatedGame } from './page-parts.ts';

export interface CategoryLink extends RelatedGame {
  readonly name: string;
}

// Separate constants, for the reason given in variants.ts.

export const FREE_ONLINE_GAME = {
  name: 'free-online-game',
  path: '/free-online-game',
  title: 'Free Online Game',
  description: 'Nothing to pay and nothing to sign up for.',
} as const satisfies CategoryLink;

export const SIMPLE_WEB_GAME = {
  name: 'simple-web-game',
  path: '/simple-web-game',
  title: 'Simple Web Game',
  description: 'Two keys to learn, one page to open.',
} as const satisfies CategoryLink;

const ARCADE_GAMES = {
  name: 'arcade-games',
  path: '/arcade-games',
  title: 'Arcade Games',
  description: 'One life, one score, one more try.',
} as const satisfies CategoryLink;

export const CATEGORIES = [FREE_ONLINE_GAME, SIMPLE_WEB_GAME, ARCADE_GAMES] as const;

export type CategoryName = (typeof CATEGORIES)[number]['name'];
