import type { VariantRecord } from '../variant-record.ts';
import { CHROMEDINO, RUN_DINO_RUN, T_REX_CHROME_DINO_GAME } from '../variants.ts';

const record: VariantRecord = {
  header: 'Dino Run',
  subheader: 'Find a rhythm, keep it while the desert speeds up, and see how many metres lie behind you.',
  howToPlayTitle: 'How to Run',
  variantsTitle: 'Other distances',
  variantsSubtitle: 'If you like to run, you may like these.',
  seo: {
    title: 'Dino Run: Rhythm, Pace and Metres',
    description:
      'Dino Run is about the distance: from four metres a second to ten, with a jump that always lasts the same. Free in the browser, on keyboard or touch.',
    keywords: ['dino run', 'dinosaur run', 'running game', 'endless runner', 'distance runner game'],
    canonicalUrl: '/',
    ogImage: '/pictures/og-turbo.png',
    ogType: 'website',
  },
  seoContent: {
    title: 'The same jump, more and more ground',
    subtitle: 'How to keep your rhythm when the pace rises',
    content: [
      'A run is counted twice here. The score in the corner gains ten points each second. The distance, told when the run is over, measures the ground that has gone by, and the faster you were, the more metres the same second was worth.',
      'You set out at a little over four metres a second. Each hundred points add about sixty centimetres to that, and from 1000 points on it stays at a little over ten. No step in between is large enough to notice; you only find, some way on, that you have less time to think.',
      'One thing never changes: how long a jump lasts, just over eight tenths of a second. At the start not quite three and a half metres pass beneath it, at full pace more than eight. So do not learn distances, learn the beat of the jump. Hold the key, and the dinosaur leaps again from each landing, which makes that beat easy to hear.',
    ],
    keywords: ['dino run', 'running rhythm', 'metres covered', 'rising pace', 'endless runner', 'one steady jump'],
  },
  structuredData: {
    name: 'Dino Run',
    description:
      'A dinosaur runner that counts points and metres, and asks for a steady rhythm while the desert speeds up.',
  },
  relatedGames: [RUN_DINO_RUN, T_REX_CHROME_DINO_GAME, CHROMEDINO],
};

export default record;
