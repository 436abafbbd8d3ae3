import type { VariantRecord } from '../variant-record.ts';
import { CHROMEDINO, DINO_RUN_GAME, GOOGLE_DINO } from '../variants.ts';

const record: VariantRecord = {
  header: 'Offline Dinosaurus',
  subheader: 'Visit once with a connection. After that, the dinosaur runs without one.',
  howToPlayTitle: 'How to Play, Online or Off',
  variantsTitle: 'Also without a network',
  variantsSubtitle: 'Once you have been here, these pages open offline as well.',
  seo: {
    title: 'Offline Dinosaurus: Play Without Internet',
    description:
      'Offline Dinosaurus opens without a network once you have been here: your browser keeps the game. Good for trains, planes and cellars, and free.',
    keywords: [
      'offline dinosaurus',
      'offline dinosaur game',
      'play without internet',
      'no wifi game',
      'offline browser game',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/og-jump.png',
    ogType: 'website',
  },
  seoContent: {
    title: 'A game for the train, the plane and the cellar',
    subtitle: 'How it comes to run with no connection at all',
    content: [
      'No connection, so here is a dinosaur: that was the joke that began it all. Ours takes it at its word. When you first open this site, your browser puts aside a copy of its pages and of the game, which takes it a moment after the page has loaded. From then on both open with the network gone, at the address where you always find them.',
      'Where your browser offers to install the site, you get an icon for it and a window of its own. You need not do so: the page in a tab plays offline just as well. And when something here changes, the copy is renewed while you are connected, and never in the middle of a run.',
      'The high score needs no network either; it stays in your browser. Clearing this site’s data removes the copy and the score together, so if you tidy up before a journey, open the page once more before you leave.',
    ],
    keywords: ['offline dinosaur', 'plays without internet', 'no Wi-Fi', 'installable', 'train and plane'],
  },
  structuredData: {
    name: 'Offline Dinosaurus',
    description:
      'A dinosaur runner that opens without a network after the first visit, in a tab or installed as an app.',
  },
  relatedGames: [GOOGLE_DINO, DINO_RUN_GAME, CHROMEDINO],
};

export default record;
