import type { CategoryPage } from '../category-page.ts';
import { CHROME_DINO, CHROME_DINO_GAME, DINO_RUN_GAME, GOOGLE_DINO, OFFLINE_DINOSAURUS } from '../variants.ts';

export const FREE_ONLINE_GAME_PAGE: CategoryPage = {
  seo: {
    title: 'Free Online Game: The Dinosaur Runner',
    description:
      'A free online game without an account, a download or a shop: a T-Rex, a desert, and as many runs as you like. Open the page and press Space.',
    keywords: ['free online game', 'free browser game', 'no download game', 'no account game', 'free dinosaur game'],
    canonicalUrl: '/free-online-game',
    ogImage: '/pictures/og-jump.png',
    ogType: 'website',
  },
  header: 'Free Online Game',
  subheader: 'Nothing to pay, nothing to sign up for, nothing held back for later.',
  sections: [
    {
      title: 'What free means here',
      paragraphs: [
        'The whole game is on this page. There is no shop in it, no coin to collect and spend, no life to wait for, and no second version that costs something. You need not tell us who you are either: without accounts there is nothing to log in to.',
        'To play you need a browser, and that is all. The game runs in the page, on a computer, a tablet or a phone. You may install it if you want an icon for it; you never have to.',
      ],
    },
    {
      title: 'What we ask in return',
      paragraphs: [
        'One question, which you may leave unanswered: whether we may count visits and games, and show adverts where the site has any. Until you say yes, nothing of the kind is loaded, and the game is the same whatever you say.',
      ],
    },
  ],
  gamesTitle: 'Free to try next',
  games: [CHROME_DINO, GOOGLE_DINO, OFFLINE_DINOSAURUS, DINO_RUN_GAME, CHROME_DINO_GAME],
  structuredData: {
    name: 'Free online dinosaur game',
    description: 'A dinosaur runner that is free in full, plays in the browser and asks for no account.',
  },
};
