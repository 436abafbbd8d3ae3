import type { CategoryPage } from '../page-parts.ts';
import { CHROMEDINO, DINO_GAME, DINO_RUN, DINO_RUN_GAME } from '../variants.ts';

export const SIMPLE_WEB_GAME_PAGE: CategoryPage = {
  seo: {
    title: 'Simple Web Game: Two Keys, One Dinosaur',
    description:
      'A simple web game that explains itself: one key to jump, one to duck, and a desert that gets a little faster with every point. Free in your browser.',
    keywords: [
      'simple web game',
      'easy browser game',
      'two key game',
      'one button game',
      'simple dinosaur game',
    ],
    canonicalUrl: '/simple-web-game',
    ogImage: '/pictures/og-duck.png',
  },
  header: 'Simple Web Game',
  subheader: 'Jump with one key, duck with another. The rest can wait.',
  sections: [
    {
      title: 'Learnt in one run',
      paragraphs: [
        'Space jumps, and Down Arrow ducks. Jump over what’s on the ground, duck under what flies low, and touch nothing. That’s the whole game. Most people know it before the first cactus has gone by.',
        'It stays simple for as long as you like. There’s a weapon and there’s turbo, but those two keys are enough to survive every course. All the others are under [controls](/faq#controls).',
      ],
    },
    {
      title: 'Simple to open, too',
      paragraphs: [
        'There’s no intro and no tutorial to sit through. The page opens with the dinosaur on it: press Space or tap, and it runs. When something new comes at you, a hint says what to do. The keys are listed below the game. Fold the list away if you like, and the page remembers.',
      ],
    },
  ],
  gamesTitle: 'Keep it simple',
  games: [CHROMEDINO, DINO_GAME, DINO_RUN, DINO_RUN_GAME],
  structuredData: {
    name: 'Simple dinosaur web game',
    description: 'A dinosaur runner learnt in one run: one key to jump, one key to duck.',
  },
};
