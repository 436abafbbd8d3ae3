import type { VariantRecord } from '../variant-record.ts';
import { DINO_RUN, T_REX_CHROME, T_REX_CHROME_DINO } from '../variants.ts';

const record: VariantRecord = {
  header: 'Run Dino Run',
  subheader: 'For those who find the desert too slow: press X, and for three seconds it is not.',
  howToPlayTitle: 'How to Go Faster',
  variantsTitle: 'When you have caught your breath',
  variantsSubtitle: 'Calmer pages of the same game.',
  seo: {
    title: 'Run Dino Run: The Dinosaur Game With Turbo',
    description:
      'Run Dino Run puts the turbo first: three seconds at half as fast again, five to cool down, as often as you dare. A free dinosaur runner online.',
    keywords: ['run dino run', 'fast dinosaur game', 'turbo dino', 'speed runner', 'dino run online'],
    canonicalUrl: '/',
    ogImage: '/pictures/og-turbo.png',
    ogType: 'website',
  },
  seoContent: {
    title: 'What the turbo does, and what it does not',
    subtitle: 'Speed is there for the taking, and costs you only time to react',
    content: [
      'X sets it off. For three seconds the ground passes half as fast again, then the turbo cools for five, and the bar in the corner fills up until it is ready once more. It is never used up. The only price is that everything else arrives sooner, too.',
      'It earns no points, for those come with the seconds and not with the speed. It earns ground. Two runs may end with the same score and still be dozens of metres apart, as you are told when they are over.',
      'Use it early. The game has a top speed that nothing exceeds, and you get the whole of the turbo only up to about 430 points. After that it gives a little less with every point, and at 1000, when the desert has reached top speed by itself, nothing at all. The best moment is right after a landing, with open ground ahead. The worst is in front of three tall cacti.',
    ],
    keywords: ['run dino run', 'turbo', 'fast runner', 'top speed', 'more metres', 'X key'],
  },
  structuredData: {
    name: 'Run Dino Run',
    description:
      'A dinosaur runner with a turbo: three seconds of extra speed, five seconds of cooling, and a desert that speeds up by itself.',
  },
  relatedGames: [DINO_RUN, T_REX_CHROME, T_REX_CHROME_DINO],
};

export default record;
