import type { VariantPage } from '../page-parts.ts';
import { CHROMEDINO, DINO_RUN_GAME, GOOGLE_DINO } from '../variants.ts';

export default {
  opening: { name: 'snow', at: 400, day: 'snow' },
  header: 'Offline Dinosaurus',
  subheader: 'Get it ready while you’re connected, and the dinosaur runs without a network.',
  howToPlayTitle: 'How to play, online or off',
  variantsTitle: 'Also without a network',
  variantsSubtitle: 'Once the site is stored, these pages open offline as well.',
  seo: {
    title: 'Offline Dinosaurus: Play Without Internet',
    description:
      'Offline Dinosaurus opens without a network once your browser has stored the game. See whether yours is ready for the train, the plane or the basement.',
    keywords: [
      'offline dinosaurus',
      'offline dinosaur game',
      'play without internet',
      'no wifi game',
      'offline browser game',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/variant-offline-dinosaurus.png',
    ogImageAlt: 'The T-Rex jumps over cacti in a snow-covered desert.',
    ogType: 'website',
  },
  seoContent: {
    title: 'A game for the train, the plane and the basement',
    subtitle: 'How it runs with no connection at all',
    content: [
      'A dinosaur for when you’re offline: [that joke began it all](/history). We took it seriously. Play a run, and your browser stores a copy of the whole site. If your browser’s data saver is on, press ‘Get it ready’ above to store the copy. Once the site is stored, the game and every page open without a network, at the same address as always.',
      'Install the site, if your browser offers that, and the game gets an icon and a window of its own. You don’t have to: a tab works offline just as well. When something here changes, your copy is renewed while you’re connected, and never in the middle of a run.',
      '[Today’s course](/dino-run) needs no network, because your browser generates it. Neither does your high score, which stays [in your browser](/faq#score). Clearing this site’s data removes both the copy and the score. So if you tidy up before a journey, come back here and get the site ready again.',
    ],
    keywords: [
      'offline dinosaur',
      'plays without internet',
      'no Wi-Fi',
      'installable',
      'train and plane',
    ],
  },
  structuredData: {
    name: 'Offline Dinosaurus',
    description:
      'A dinosaur runner that opens without a network once it’s stored, in a tab or installed as an app.',
  },
  relatedGames: [GOOGLE_DINO, DINO_RUN_GAME, CHROMEDINO],
} satisfies VariantPage;
