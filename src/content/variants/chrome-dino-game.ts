import type { VariantPage } from '../page-parts.ts';
import { DINO_GAME, DINO_RUN_GAME, T_REX_CHROME_DINO } from '../variants.ts';

export default {
  opening: { name: 'aurora', at: 1500 },
  header: 'Chrome Dino Game',
  subheader: 'The same pace on every screen, and a way through every course.',
  howToPlayTitle: 'How to play the Chrome Dino Game',
  variantsTitle: 'Same rules, different angles',
  variantsSubtitle: 'These pages keep the same promises.',
  seo: {
    title: 'Chrome Dino Game: Fair on Every Screen',
    description:
      'A Chrome Dino Game that plays the same at 60, 144 or 240 Hz and on a phone, on courses you can always survive. Free, in any browser.',
    keywords: [
      'chrome dino game',
      'dino game online',
      'fair runner game',
      '144 hz browser game',
      'chrome dinosaur game',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/variant-chrome-dino-game.png',
    ogImageAlt: 'The T-Rex jumps over cacti and a pterodactyl at once, under an aurora.',
    ogType: 'website',
  },
  seoContent: {
    title: 'Why your score means something',
    subtitle: 'Two promises, and how we keep them',
    content: [
      'The first: every device plays the same game. In some runners, a faster screen means a faster game. Not here. The game takes sixty steps a second on every device, and your screen draws as many frames as it can. New monitor or [old phone](/dino-run-game), the cacti come at the same pace.',
      'The second: there’s always a way. Obstacles come by chance. Chance alone would sometimes put two so close that nobody could pass both. So the game holds the second obstacle back until you can pass it, even with turbo. From 500 points on, some come in close pairs that you can pass together, and you always see both in time. To make sure, we let a program search thousands of courses for a dead end.',
      'Together the two promises make scores worth comparing: today’s with [last week’s](/t-rex-chrome-dino), the one from the office with the one from the sofa. They also leave you no excuse. That may be the third promise.',
    ],
    keywords: [
      'Chrome Dino Game',
      'fair courses',
      'same speed everywhere',
      '144 Hz',
      'phone and desktop',
      'always a way through',
    ],
  },
  structuredData: {
    name: 'Chrome Dino Game',
    description:
      'A dinosaur runner that keeps the same pace on every screen and never builds a course you can’t survive.',
  },
  relatedGames: [DINO_GAME, DINO_RUN_GAME, T_REX_CHROME_DINO],
} satisfies VariantPage;
