import type { CategoryPage } from '../page-parts.ts';
import {
  GOOGLE_GAME_DINO,
  RUN_DINO_RUN,
  T_REX_CHROME,
  T_REX_CHROME_DINO,
  T_REX_CHROME_DINO_GAME,
} from '../variants.ts';

export const ARCADE_GAMES_PAGE: CategoryPage = {
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
        'The rest is here as well: something to shoot, something to shoot it with, and a burst of speed that has to cool down. The pace doesn’t wait until you’re ready.',
      ],
    },
    {
      title: 'Playing for points',
      paragraphs: [
        'You earn ten points for every second you stay alive, and twenty for every pterodactyl you shoot. The weapon appears at 100 points, and the first pterodactyls come after 200. Cacti earn you nothing and can cost you everything.',
        'Your high score stays in this browser. Clear the browser’s data, and it’s back to zero, like a machine that’s been unplugged. There’s more to know about [where your score is saved](/faq#score).',
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
