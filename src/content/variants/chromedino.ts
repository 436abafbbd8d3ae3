import type { VariantRecord } from '../variant-record.ts';
import { CHROME_DINO, DINO_RUN_GAME, RUN_DINO_RUN } from '../variants.ts';

const record: VariantRecord = {
  header: 'Chromedino',
  subheader: 'For the minute between two things: press Space, run, and stop when you like.',
  howToPlayTitle: 'How to Begin',
  variantsTitle: 'When you have another minute',
  variantsSubtitle: 'Three pages that take a different view of the run.',
  seo: {
    title: 'Chromedino: A Quick Run for a Short Break',
    description:
      'Chromedino starts at one key and stops at another. A free dinosaur run for short breaks: no menu, no levels, and it pauses by itself when you look away.',
    keywords: ['chromedino', 'chromedino game', 'quick browser game', 'coffee break game', 'dino run online'],
    canonicalUrl: '/',
    ogImage: '/pictures/og-jump.png',
    ogType: 'website',
  },
  seoContent: {
    title: 'One word, one key',
    subtitle: 'A game that fits into a minute',
    content: [
      'Chromedino, in one word, is what gets typed when there is a minute to spare and not an afternoon. This page is made for that minute. No menu stands in front of the game, no level has to be chosen, nothing must be read first. The space you left out of the name is the key you need.',
      'First runs tend to be short, and the next is one press away. Half a second after a crash the game takes Space again; not sooner, so that a key still held down does not wipe the result away before you have read it.',
      'Somebody at the door? P pauses, and so does switching to another tab or window. When you are back, Space counts down from three and the run goes on where it stood. The cactus that was about to get you is still about to get you.',
    ],
    keywords: ['chromedino', 'quick game', 'short break', 'starts at once', 'pauses by itself', 'one key'],
  },
  structuredData: {
    name: 'Chromedino',
    description:
      'A dinosaur runner for short breaks: one key starts it, another pauses it, and a new run is a single press away.',
  },
  relatedGames: [CHROME_DINO, RUN_DINO_RUN, DINO_RUN_GAME],
};

export default record;
