import type { CategoryName } from './categories.ts';
import { ARCADE_GAMES_PAGE } from './categories/arcade-games.ts';
import { FREE_ONLINE_GAME_PAGE } from './categories/free-online-game.ts';
import { SIMPLE_WEB_GAME_PAGE } from './categories/simple-web-game.ts';
import type { CategoryPage } from './page-parts.ts';

export const CATEGORY_PAGES: { readonly [Name in CategoryName]: CategoryPage } = {
  'free-online-game': FREE_ONLINE_GAME_PAGE,
  'simple-web-game': SIMPLE_WEB_GAME_PAGE,
  'arcade-games': ARCADE_GAMES_PAGE,
};
