import type { VariantPage } from '../page-parts.ts';
import { CHROMEDINO, RUN_DINO_RUN, T_REX_CHROME_DINO_GAME } from '../variants.ts';

export default {
  opening: { name: 'golden', at: 600, day: 'golden' },
  header: 'Dino Run',
  subheader:
    'Find a rhythm, keep it while the desert speeds up, and see how many metres you can cover.',
  howToPlayTitle: 'How to run',
  variantsTitle: 'Other distances',
  variantsSubtitle: 'If you like to run, you may like these.',
  seo: {
    title: 'Dino Run: Rhythm, Pace and Metres',
    description:
      'Dino Run is about the distance: from four metres a second to ten, while every jump takes just as long. Free in the browser, on keyboard or touch.',
    keywords: [
      'dino run',
      'dinosaur run',
      'running game',
      'endless runner',
      'distance runner game',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/variant-dino-run.png',
    ogImageAlt: 'The T-Rex jumps over cacti in golden evening light.',
    ogType: 'website',
  },
  seoContent: {
    title: 'The same jump, more and more ground',
    subtitle: 'How to keep your rhythm when the pace rises',
    content: [
      'Every run has two results. The score in the corner gains ten points a second. The distance measures the ground you’ve covered, and the faster you are, the more metres each second is worth. Your stats keep your farthest run. [Turbo](/run-dino-run) wins you metres and no points.',
      'You set out at a little over four metres a second. Every hundred points adds about sixty centimetres to that. From 1,000 points on, the pace stays at a little over ten. You won’t notice any single step. You just have less and less time to think.',
      'One thing never changes: a jump lasts just over eight tenths of a second. At the start not quite three and a half metres pass beneath it, at full pace more than eight. So learn the beat, not the distances. Hold the key, and the dinosaur jumps again at each landing. That makes the beat easy to hear.',
      'Want to compare your metres with someone else’s? Today’s course is the same for everyone, and you have three ranked attempts at it. ‘Daily’, below the game, opens it. [Your own best](/t-rex-chrome-dino) is the other thing to beat.',
    ],
    keywords: [
      'dino run',
      'running rhythm',
      'metres covered',
      'rising pace',
      'endless runner',
      'one steady jump',
    ],
  },
  structuredData: {
    name: 'Dino Run',
    description:
      'A dinosaur runner that counts points and metres, and asks for a steady rhythm while the desert speeds up.',
  },
  relatedGames: [RUN_DINO_RUN, T_REX_CHROME_DINO_GAME, CHROMEDINO],
} satisfies VariantPage;
