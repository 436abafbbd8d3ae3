import type { CategoryPage } from '../category-page.ts';
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
      'For those who like arcade games: short dinosaur runs, one life each, a weapon, a turbo and a high score to come back to. Free in the browser.',
    keywords: ['arcade games', 'browser arcade game', 'high score game', 'dinosaur arcade', 'endless runner arcade'],
    canonicalUrl: '/arcade-games',
    ogImage: '/pictures/og-shoot.png',
    ogType: 'website',
  },
  header: 'Arcade Games',
  subheader: 'One life, a number in the corner, and the thought that you could do better.',
  sections: [
    {
      title: 'An arcade game, at heart',
      paragraphs: [
        'In an arcade the coin bought you one life, and a good player made it last. The dinosaur has one as well. A run lasts until the first mistake, and then the next is a key press away, without the coin.',
        'What else an arcade game needs is here: something to shoot, something to shoot it with, a burst of speed that has to cool down, and a pace that does not ask whether you are ready.',
      ],
    },
    {
      title: 'Playing for points',
      paragraphs: [
        'Ten points come with every second you stay alive, twenty with every pterodactyl you bring down. The weapon for it appears at 100 points, the first of them after 200. Cacti give nothing and take everything.',
        'Your high score is kept in this browser. Clear the browser’s data and the machine is switched off, so to speak: it comes back with zeros.',
      ],
    },
  ],
  gamesTitle: 'Pick a machine',
  games: [RUN_DINO_RUN, T_REX_CHROME, T_REX_CHROME_DINO, T_REX_CHROME_DINO_GAME, GOOGLE_GAME_DINO],
  structuredData: {
    name: 'Dinosaur arcade game',
    description: 'A dinosaur runner in the arcade manner: one life, one score, a weapon, a turbo and a rising pace.',
  },
};
