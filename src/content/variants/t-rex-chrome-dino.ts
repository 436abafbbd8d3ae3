import type { VariantPage } from '../page-parts.ts';
import { GOOGLE_GAME_DINO, T_REX_CHROME, T_REX_CHROME_DINO_GAME } from '../variants.ts';

export default {
  opening: { name: 'dusk', at: 708 },
  header: 'T-Rex Chrome Dino',
  subheader: 'No strangers to beat, just your own best.',
  howToPlayTitle: 'How to beat your score',
  variantsTitle: 'Practise elsewhere',
  variantsSubtitle: 'Three pages that may win you some points.',
  seo: {
    title: 'T-Rex Chrome Dino: Beat Your High Score',
    description:
      'Play T-Rex Chrome Dino against your own high score, saved in this browser, with a few habits that help you raise it. Free, no account needed.',
    keywords: [
      't-rex chrome dino',
      'dino high score',
      'trex high score',
      'beat your score',
      'dino game tips',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/variant-t-rex-chrome-dino.png',
    ogImageAlt: 'The T-Rex races its own ghost at dusk, and the ghost is ahead.',
    ogType: 'website',
  },
  seoContent: {
    title: 'You against you',
    subtitle: 'How the high score works, and how to raise it',
    content: [
      'Your score is in the top right corner, with your high score, marked HI. Beat it, and the game says so. A score to beat is what makes this [an arcade game](/arcade-games).',
      'A few habits help. Watch the right half of the game, where obstacles come from; the dinosaur can look after itself. Let go of Down Arrow as soon as a pterodactyl is past, because you can’t jump while ducking. Grab the weapon, since each hit brings twenty points. And leave [turbo](/run-dino-run) alone when you’re after points: it wins you metres and nothing else.',
      'Your high score belongs to this browser on this device. Every page of this site shares it. There’s no account to bring it back: clear your browser’s data and it’s gone, and [in Safari sometimes sooner](/faq#score).',
    ],
    keywords: [
      'high score',
      'personal best',
      'HI',
      'tips',
      'twenty points a hit',
      'saved in your browser',
    ],
  },
  structuredData: {
    name: 'T-Rex Chrome Dino',
    description:
      'A T-Rex runner played against your own high score, which is saved in your browser.',
  },
  relatedGames: [T_REX_CHROME, T_REX_CHROME_DINO_GAME, GOOGLE_GAME_DINO],
} satisfies VariantPage;
