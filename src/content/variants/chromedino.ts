import type { VariantPage } from '../page-parts.ts';
import { CHROME_DINO, DINO_RUN_GAME, RUN_DINO_RUN } from '../variants.ts';

export default {
  opening: { name: 'close-up', at: 24, zoom: 1.45 },
  header: 'Chromedino',
  subheader: 'Got a minute? Start, run, and stop when you like.',
  howToPlayTitle: 'How to begin',
  variantsTitle: 'When you have another minute',
  variantsSubtitle: 'Three more pages for your next break.',
  seo: {
    title: 'Chromedino: A Quick Run for a Short Break',
    description:
      'Chromedino starts with one key and pauses with another. A free dinosaur run for short breaks: no menu, no levels, and it pauses by itself when you switch tabs.',
    keywords: [
      'chromedino',
      'chromedino game',
      'quick browser game',
      'coffee break game',
      'dino run online',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/variant-chromedino.png',
    ogImageAlt: 'The sun rises behind the mesas as the T-Rex jumps towards its first cactus.',
    ogType: 'website',
  },
  seoContent: {
    title: 'One word, one key',
    subtitle: 'A game that fits into a minute',
    content: [
      'You type Chromedino, in one word, when you have a minute to spare. This page is made for that minute. There’s no menu, no level to choose, nothing to read first. The space you left out of the name is the key that starts it. One more key ducks, and [those two keys](/simple-web-game) are enough for any course.',
      'First runs tend to be short, and the next is one press away. The game takes Space again half a second after a crash. Until then, a key you’re still holding can’t wipe the result away.',
      'Someone at the door? P pauses, and so does switching to another tab or window. When you’re back, press Space: after a countdown from three, the run resumes where it stopped. The cactus that was about to get you is still about to get you. You can even close the page: your run waits for a day. Got longer than a minute? [Dino Run](/dino-run) has a course for every day.',
    ],
    keywords: [
      'chromedino',
      'quick game',
      'short break',
      'starts at once',
      'pauses by itself',
      'one key',
    ],
  },
  structuredData: {
    name: 'Chromedino',
    description:
      'A dinosaur runner for short breaks: one key starts it, another pauses it, and a new run is a single press away.',
  },
  relatedGames: [CHROME_DINO, RUN_DINO_RUN, DINO_RUN_GAME],
} satisfies VariantPage;
