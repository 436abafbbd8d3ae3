import type { VariantPage } from '../page-parts.ts';
import { DINO_GAME, RUN_DINO_RUN, T_REX_CHROME } from '../variants.ts';

export default {
  opening: { name: 'herd', at: 860 },
  header: 'T-Rex Chrome Dino Game',
  subheader: 'What happens on the way to 1,000 points, step by step.',
  howToPlayTitle: 'What you need on the way',
  variantsTitle: 'Parts of the journey',
  variantsSubtitle: 'Each of these takes a closer look at one stretch.',
  seo: {
    title: 'T-Rex Chrome Dino Game: 0 to 1,000 Points',
    description:
      'Follow one run of the T-Rex from the first cactus to top speed: the weapon at 100 points, pterodactyls from 200, full pace at 1,000. Play it free.',
    keywords: [
      't-rex chrome dino game',
      'trex dino game',
      'chrome t-rex game',
      'dino game 1000 points',
      'dinosaur game walkthrough',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/variant-t-rex-chrome-dino-game.png',
    ogImageAlt:
      'Night on the way to 1,000 points: a herd of long-necked dinosaurs walks past the T-Rex.',
    ogType: 'website',
  },
  seoContent: {
    title: 'A run in four chapters',
    subtitle: 'From the first step to top speed in under two minutes',
    content: [
      'From 0. Sand, a few clouds, and cacti: small ones mostly, now and then a large one. Each second brings ten points, whatever you do. The narrow ones come first. Use them to feel how long a jump lasts: that never changes.',
      'From 100, ten seconds in. As soon as there’s a safe spot, the weapon appears. Run through it, and [shoot](/t-rex-chrome). If you’re in the air just then, don’t worry: you’ll be offered it again.',
      'From 200. Pterodactyls. They fly more slowly than the ground moves, so they arrive later than you’d think. Duck, run on or shoot, [depending on their height](/dino-game). Every hit is worth twenty points, as much as two seconds of running. From 500 on, obstacles come in close pairs, and a low pterodactyl may bring a cactus along: jump both.',
      'From 700. Night falls over the desert, with stars and a moon, and stays for two hundred points. Look up when it does: the first night has something to show, and so do those that follow, at every further 700 points. At 1,000, after a hundred seconds or fewer if you shot well, the ground reaches its top speed. After that there’s only one question: how long can you keep it up?',
    ],
    keywords: [
      'T-Rex',
      'first 100 points',
      'weapon',
      'pterodactyls',
      'night at 700',
      '1,000 points',
      'top speed',
    ],
  },
  structuredData: {
    name: 'T-Rex Chrome Dino Game',
    description:
      'One T-Rex, one run: cacti from the start, a weapon at 100 points, pterodactyls from 200 and top speed at 1,000.',
  },
  relatedGames: [DINO_GAME, RUN_DINO_RUN, T_REX_CHROME],
} satisfies VariantPage;
