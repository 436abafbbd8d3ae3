import type { VariantPage } from '../page-parts.ts';
import { DINO_RUN, T_REX_CHROME, T_REX_CHROME_DINO } from '../variants.ts';

export default {
  opening: { name: 'sand', at: 250, day: 'sand' },
  header: 'Run Dino Run',
  subheader: 'Is the desert too slow for you? Hit turbo, and for three seconds it isn’t.',
  howToPlayTitle: 'How to go faster',
  variantsTitle: 'When you’ve caught your breath',
  variantsSubtitle: 'Calmer pages of the same game.',
  seo: {
    title: 'Run Dino Run: The Dinosaur Game With Turbo',
    description:
      'Run Dino Run puts turbo first: 50% faster for three seconds, then a five-second cooldown. A free dinosaur runner online.',
    keywords: [
      'run dino run',
      'fast dinosaur game',
      'turbo dino',
      'speed runner',
      'dino run online',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/variant-run-dino-run.png',
    ogImageAlt: 'A flame behind it, the T-Rex flies over cacti through a sandstorm.',
    ogType: 'website',
  },
  seoContent: {
    title: 'What turbo does, and what it doesn’t',
    subtitle: 'More speed, less time to react',
    content: [
      'Press X. For three seconds you’re 50% faster. Then turbo cools down for five, and the bar in the corner fills up until it’s ready again. You can use it as often as you like. The only price: everything else arrives sooner, too.',
      'It earns you no points: those come with time, not with speed. It earns you metres, and [Dino Run](/dino-run) is all about those. Two runs can end with the same score and still be dozens of metres apart.',
      'Use it early. Nothing exceeds the game’s top speed, so you get the full 50% only up to about 430 points. After that, turbo gives a little less with every point. At 1,000, when the desert is at top speed by itself, turbo gives nothing at all. The best moment is right after a landing, with open ground ahead. The worst is in front of [three large cacti](/dino-game).',
    ],
    keywords: ['run dino run', 'turbo', 'fast runner', 'top speed', 'more metres', 'X key'],
  },
  structuredData: {
    name: 'Run Dino Run',
    description:
      'A dinosaur runner with turbo: three seconds of extra speed, five seconds of cooling, and a desert that speeds up by itself.',
  },
  relatedGames: [DINO_RUN, T_REX_CHROME, T_REX_CHROME_DINO],
} satisfies VariantPage;
