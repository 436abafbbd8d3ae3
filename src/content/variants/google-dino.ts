import type { VariantPage } from '../page-parts.ts';
import { CHROME_DINO, GOOGLE_GAME_DINO, OFFLINE_DINOSAURUS } from '../variants.ts';

export default {
  opening: { name: 'rain', at: 330, day: 'rain' },
  header: 'Google Dino',
  subheader: 'You know the dinosaur from the browser’s error page. This one needs no error.',
  howToPlayTitle: 'How to play',
  variantsTitle: 'More of the dinosaur',
  variantsSubtitle: 'Read about the original, about ours, and about playing offline.',
  seo: {
    title: 'Google Dino: No Error Page Needed',
    description:
      'Looking for the Google Dino from the browser’s error page? Play a T-Rex runner in its spirit, free and online. Made independently of Google.',
    keywords: [
      'google dino',
      'google dinosaur',
      'google dino game',
      'no internet dinosaur',
      'error page dinosaur',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/variant-google-dino.png',
    ogImageAlt: 'The T-Rex runs through the rain, alone.',
    ogType: 'website',
  },
  seoContent: {
    title: 'From an error page to a page of its own',
    subtitle: 'Where the original comes from, and where ours does',
    content: [
      'You may have met it in Google’s browser. Your connection was gone, and a lonely T-Rex stood where a page should have been. The team that designs Chrome had put it there in 2014, with a wink at the prehistoric age before Wi-Fi.',
      'The game on this page is a different one, and Google has no part in it. The dinosaur with the scarf is ours, and so are the code and the rules. Here there’s a weapon to find, and turbo is a key press away. The idea came from the original, and we’re glad to say so. [T-Rex Chrome](/t-rex-chrome) has all of our dinosaur’s moves, and [Google Game Dino](/google-game-dino) looks at both games.',
      'Would you rather play the original? Type chrome://dino into Chrome’s address bar; it opens even when you’re online. Would you like ours? Press Space. And if you want to know how it all began, [History](/history) tells the story from the start.',
    ],
    keywords: [
      'Google Dino',
      'error page dinosaur',
      'lonely T-Rex',
      'no internet game',
      'independent of Google',
    ],
  },
  structuredData: {
    name: 'Google Dino',
    description:
      'An independent T-Rex runner for everyone who knows the dinosaur from the browser’s error page. It isn’t made by Google.',
  },
  relatedGames: [GOOGLE_GAME_DINO, OFFLINE_DINOSAURUS, CHROME_DINO],
} satisfies VariantPage;
