import type { CategoryName } from './categories.ts';
import type { CategoryPage } from './page-parts.ts';
import {
  CHROMEDINO,
  CHROME_DINO,
  CHROME_DINO_GAME,
  DINO_GAME,
  DINO_RUN,
  DINO_RUN_GAME,
  GOOGLE_DINO,
  GOOGLE_GAME_DINO,
  OFFLINE_DINOSAURUS,
  RUN_DINO_RUN,
  T_REX_CHROME,
  T_REX_CHROME_DINO,
  T_REX_CHROME_DINO_GAME,
} from './variants.ts';

const FREE_ONLINE_GAME_PAGE: CategoryPage = {
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
        'If this copy of the site counts visits or shows adverts, it asks first. Until you say yes, it does neither, and the game’s the same either way. The [privacy policy](/privacy-policy) has the details.',
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

const SIMPLE_WEB_GAME_PAGE: CategoryPage = {
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
        'There’s no intro and no tutorial to sit through. The page opens with the dinosaur on it: press Space or tap, and it runs. When something new comes at you, a hint says what to do. The four main keys stand below the game, and ‘All keys’ shows the others.',
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

const ARCADE_GAMES_PAGE: CategoryPage = {
  seo: {
    title: 'Arcade Games: One Life, One Score',
    description:
      'For fans of arcade games: short dinosaur runs with one life each, a weapon, turbo and a high score to come back to. Free in your browser.',
    keywords: [
      'arcade games',
      'browser arcade game',
      'high score game',
      'dinosaur arcade',
      'endless runner arcade',
    ],
    canonicalUrl: '/arcade-games',
    ogImage: '/pictures/og-shoot.png',
  },
  header: 'Arcade Games',
  subheader: 'One life, a score in the corner, and the feeling that you can do better.',
  sections: [
    {
      title: 'An arcade game at heart',
      paragraphs: [
        'In an arcade, a coin bought you a few lives, and a good player made them last. Here you get one, and you keep your coin. A run lasts until your first mistake. The next is a key press away.',
        'The rest is here as well: something to shoot, something to shoot it with, and a burst of speed that has to cool down. The pace won’t wait for you.',
      ],
    },
    {
      title: 'Playing for points',
      paragraphs: [
        'You earn ten points for every second you stay alive, and twenty for every pterodactyl you shoot. The weapon appears at 100 points, and the first pterodactyls come after 200. Cacti earn you nothing and can cost you everything.',
        'Your high score stays in this browser. Clear the browser’s data, and it’s back to zero, like a machine that’s been unplugged. The FAQ says more about [where your score is saved](/faq#score).',
      ],
    },
  ],
  gamesTitle: 'Pick a machine',
  games: [RUN_DINO_RUN, T_REX_CHROME, T_REX_CHROME_DINO, T_REX_CHROME_DINO_GAME, GOOGLE_GAME_DINO],
  structuredData: {
    name: 'Dinosaur arcade game',
    description:
      'A dinosaur runner in arcade style: one life, one score, a weapon, turbo and a rising pace.',
  },
};

export const CATEGORY_PAGES: { readonly [Name in CategoryName]: CategoryPage } = {
  'free-online-game': FREE_ONLINE_GAME_PAGE,
  'simple-web-game': SIMPLE_WEB_GAME_PAGE,
  'arcade-games': ARCADE_GAMES_PAGE,
};
