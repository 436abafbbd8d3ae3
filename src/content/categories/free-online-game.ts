import type { CategoryPage } from '../page-parts.ts';
import {
  CHROME_DINO,
  CHROME_DINO_GAME,
  DINO_RUN_GAME,
  GOOGLE_DINO,
  OFFLINE_DINOSAURUS,
} from '../variants.ts';

export const FREE_ONLINE_GAME_PAGE: CategoryPage = {
  seo: {
    title: 'Free Online Game: The Dinosaur Runner',
    description:
      'A free online game without an account, a download or a shop: a T-Rex, a desert, and as many runs as you like. Open the page and press Space.',
    keywords: [
      'free online game',
      'free browser game',
      'no download game',
      'no account game',
      'free dinosaur game',
    ],
    canonicalUrl: '/free-online-game',
    ogImage: '/pictures/og-jump.png',
  },
  header: 'Free Online Game',
  subheader: 'Nothing to pay, nothing to sign up for, nothing held back.',
  sections: [
    {
      title: 'What free means here',
      paragraphs: [
        'The whole game is on this page. There’s no shop, no coins to collect, no lives to wait for and no paid version. You don’t have to tell us who you are, either, because there are no accounts.',
        'All you need is a browser on a computer, a tablet or a phone. You can [install the game](/faq#installation) if you’d like an icon for it, but you never have to.',
      ],
    },
    {
      title: 'What we ask in return',
      paragraphs: [
        'If this copy of the site counts visits or shows adverts, it asks first. Nothing loads until you say yes, and the game’s the same either way. The [privacy policy](/privacy-policy) has the details.',
      ],
    },
  ],
  gamesTitle: 'Try these next',
  games: [CHROME_DINO, GOOGLE_DINO, OFFLINE_DINOSAURUS, DINO_RUN_GAME, CHROME_DINO_GAME],
  structuredData: {
    name: 'Free online dinosaur game',
    description:
      'A completely free dinosaur runner that plays in your browser and needs no account.',
  },
};
