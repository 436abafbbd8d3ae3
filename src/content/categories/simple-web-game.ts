import type { CategoryPage } from '../category-page.ts';
import { CHROMEDINO, DINO_GAME, DINO_RUN, DINO_RUN_GAME } from '../variants.ts';

export const SIMPLE_WEB_GAME_PAGE: CategoryPage = {
  seo: {
    title: 'Simple Web Game: Two Keys, One Dinosaur',
    description:
      'A simple web game that explains itself: one key to jump, one to duck, and a desert that gets a little faster with every point. Free, in the browser.',
    keywords: ['simple web game', 'easy browser game', 'two key game', 'one button game', 'simple dinosaur game'],
    canonicalUrl: '/simple-web-game',
    ogImage: '/pictures/og-duck.png',
    ogType: 'website',
  },
  header: 'Simple Web Game',
  subheader: 'Jump with one key, duck with another. Everything else can wait.',
  sections: [
    {
      title: 'Learned in one run',
      paragraphs: [
        'Space jumps, Down Arrow ducks. What stands on the ground is jumped, what flies low is ducked under, and whatever you touch ends the run. That is the whole of it, and most people know it before the first cactus has gone by.',
        'It stays simple for as long as you want it to. A weapon and a turbo are there for those who go looking, but every course can be survived with those two keys alone.',
      ],
    },
    {
      title: 'Simple to open, too',
      paragraphs: [
        'No intro, no tutorial, no loading bar: the page opens with the dinosaur on it. The keys are listed beside the stage, or under it on a phone, and you can fold that list away; the page will remember.',
      ],
    },
  ],
  gamesTitle: 'Keep it simple',
  games: [CHROMEDINO, DINO_GAME, DINO_RUN, DINO_RUN_GAME],
  structuredData: {
    name: 'Simple dinosaur web game',
    description: 'A dinosaur runner learned in one run: one key to jump, one key to duck.',
  },
};
