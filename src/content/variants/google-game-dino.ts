import type { VariantPage } from '../page-parts.ts';
import { CHROME_DINO, CHROME_DINO_GAME, GOOGLE_DINO } from '../variants.ts';

export default {
  opening: { name: 'monochrome', at: 120, theme: 'monochrome' },
  header: 'Google Game Dino',
  subheader:
    'The game inside Chrome and the one on this page: what they share, and where they differ.',
  howToPlayTitle: 'How to play ours',
  variantsTitle: 'Read on, or run on',
  variantsSubtitle: 'More on the dinosaur, and more ways to play.',
  seo: {
    title: 'Google Game Dino: The Original and Ours',
    description:
      'How does this dinosaur runner differ from the game that Google put into Chrome? A fair comparison, and you can play ours right here, free of charge.',
    keywords: [
      'google game dino',
      'google dino game',
      'chrome easter egg',
      'chrome://dino',
      'dinosaur game comparison',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/variant-google-game-dino.png',
    ogImageAlt: 'The same run twice: in grey on the left, in colour on the right.',
    ogType: 'website',
  },
  seoContent: {
    title: 'Two games, one idea',
    subtitle: 'An honest look at both',
    content: [
      'Both send a T-Rex through an endless desert. Both are drawn in plain pixels. Chrome’s game got its pterodactyls with an update in 2015; in ours they come past 200 points. If you know one, you’ll feel at home in the other.',
      'Google’s game lives in its browser. It greets you when the network is gone, and opens at chrome://dino at any time, filling the window. At 700 points it lets night fall over the desert. For Chrome’s tenth birthday it got cake and balloons. [Its makers](/who-created-the-dinosaur-game) have a page here.',
      'Ours lives on the web and doesn’t ask for a particular browser. Some things are its own: a weapon at 100 points, twenty points for each pterodactyl you hit, [turbo](/run-dino-run), and metres in your stats. [T-Rex Chrome](/t-rex-chrome) has all of our dinosaur’s moves. Google neither made nor endorses what you see here.',
    ],
    keywords: [
      'Google dinosaur',
      'Chrome easter egg',
      'chrome://dino',
      'original and ours',
      'weapon and turbo',
    ],
  },
  structuredData: {
    name: 'Google Game Dino',
    description:
      'A T-Rex runner in the spirit of the one inside Chrome, with rules, art and code of its own. Not affiliated with Google.',
  },
  relatedGames: [GOOGLE_DINO, CHROME_DINO_GAME, CHROME_DINO],
} satisfies VariantPage;
