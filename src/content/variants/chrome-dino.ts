import type { VariantPage } from '../page-parts.ts';
import { DINO_GAME, GOOGLE_DINO, OFFLINE_DINOSAURUS } from '../variants.ts';

export default {
  opening: { name: 'noon', at: 350 },
  header: 'Chrome Dino',
  subheader:
    'The desert run that Chrome made famous: a game of our own, for whichever browser you have.',
  howToPlayTitle: 'How to play Chrome Dino',
  variantsTitle: 'More ways into the desert',
  variantsSubtitle: 'The same game, from different angles.',
  seo: {
    title: 'Chrome Dino: Run in Any Browser',
    description:
      'Play Chrome Dino in a tab of its own, online, in Chrome, Firefox, Safari or Edge. A free T-Rex runner with cacti, pterodactyls, a weapon and turbo.',
    keywords: [
      'chrome dino',
      'chrome dinosaur',
      'dino chrome online',
      't-rex runner',
      'browser game',
      'endless runner',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/variant-chrome-dino.png',
    ogImageAlt: 'The T-Rex jumps over three large cacti under a clear sky.',
    ogType: 'website',
  },
  seoContent: {
    title: 'A dinosaur that outgrew its error page',
    subtitle: 'What Chrome Dino means, and what’s on this page',
    content: [
      'Chrome Dino is a common name for the little dinosaur on the browser’s offline page. [A few people on the Chrome team](/who-created-the-dinosaur-game) had the idea, and it’s hard to beat: run, jump, run a little faster. We’ve drawn and written a game of our own around it. It opens like any other page, in Firefox, Safari and Edge as well as in Chrome.',
      'Press Space and the T-Rex is off. At first there are only cacti, alone or in groups of up to three. At 100 points a weapon turns up, floating above the sand. Past 200, pterodactyls join in, some of them low enough to make you duck. [Dino Game](/dino-game) shows every obstacle with its hitbox. All the while the ground speeds up: at 1,000 points it’s nearly two and a half times as fast as at the start.',
      'Your high score is at the top of the game and stays in this browser. There’s no account, and you don’t need one. The dinosaur’s ready when you are.',
    ],
    keywords: [
      'Chrome Dino',
      'Chrome dinosaur',
      'T-Rex runner',
      'any browser',
      'one-key start',
      'endless desert',
    ],
  },
  structuredData: {
    name: 'Chrome Dino',
    description:
      'A T-Rex runs through an endless desert, over cacti and under pterodactyls, ever faster. Plays online in any current browser.',
  },
  relatedGames: [GOOGLE_DINO, DINO_GAME, OFFLINE_DINOSAURUS],
} satisfies VariantPage;
