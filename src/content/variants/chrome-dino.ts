import type { VariantRecord } from '../variant-record.ts';
import { DINO_GAME, GOOGLE_DINO, OFFLINE_DINOSAURUS } from '../variants.ts';

const record: VariantRecord = {
  header: 'Chrome Dino',
  subheader: 'The desert run that Chrome made famous, as a game of our own, in whichever browser you have.',
  howToPlayTitle: 'How to Play Chrome Dino',
  variantsTitle: 'More ways into the desert',
  variantsSubtitle: 'The same game, each page with an eye to something else.',
  seo: {
    title: 'Chrome Dino: Run in Any Browser',
    description:
      'Play Chrome Dino in a tab of its own, online, in Chrome, Firefox, Safari or Edge. A free T-Rex runner with cacti, pterodactyls, a weapon and turbo.',
    keywords: [
      'chrome dino',
      'chrome dinosaur',
      'dino chrome online',
      't-rex runner',
      'browser game',
      'endless runner',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/og-jump.png',
    ogType: 'website',
  },
  seoContent: {
    title: 'A dinosaur that outgrew its error page',
    subtitle: 'What Chrome Dino means, and what waits on this page',
    content: [
      'Chrome Dino is what most people call the little dinosaur that waits on the browser’s offline page. Its idea is hard to better: run, jump, run a little faster. This page offers that idea as a game that we have drawn and written ourselves. It opens like any other page, with the network up, and a current Firefox, Safari or Edge will do as well as Chrome.',
      'Press Space and the T-Rex is off. For a while there are only cacti, alone or in groups of up to three. At 100 points a weapon turns up in the sand; past 200, pterodactyls come in low enough to make you duck. All that time the ground gains speed: what begins as a trot is, at 1000 points, nearly two and a half times as fast.',
      'The best score stands at the top of the stage and stays in this browser. No account lies behind it, and you need none to begin: the stage is above, and the dinosaur is ready.',
    ],
    keywords: ['Chrome Dino', 'Chrome dinosaur', 'T-Rex runner', 'any browser', 'one-key start', 'endless desert'],
  },
  structuredData: {
    name: 'Chrome Dino',
    description:
      'A T-Rex runs through an endless desert, over cacti and under pterodactyls, ever faster. Plays online in any current browser.',
  },
  relatedGames: [GOOGLE_DINO, DINO_GAME, OFFLINE_DINOSAURUS],
};

export default record;
