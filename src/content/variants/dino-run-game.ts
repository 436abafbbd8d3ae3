import type { VariantPage } from '../page-parts.ts';
import { CHROMEDINO, DINO_RUN, OFFLINE_DINOSAURUS } from '../variants.ts';

export default {
  opening: { name: 'morning', at: 40 },
  header: 'Dino Run Game',
  subheader: 'On a phone the whole game is your key: tap to jump, swipe down to duck.',
  howToPlayTitle: 'How to play by touch or keys',
  variantsTitle: 'More for small screens',
  variantsSubtitle: 'Three pages that go well with a phone.',
  seo: {
    title: 'Dino Run Game for Phone and Tablet',
    description:
      'A Dino Run Game made for touch as well: tap to jump, swipe down to duck, large buttons for turbo and weapon. Free, in your phone’s own browser.',
    keywords: [
      'dino run game',
      'dino game mobile',
      'dinosaur game phone',
      'touch runner game',
      'dino game tablet',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/variant-dino-run-game.png',
    ogImageAlt:
      'The game on an upright phone: the T-Rex above, arrows for crouch and jump in the earth below.',
    ogType: 'website',
  },
  seoContent: {
    title: 'A run in your hand',
    subtitle: 'How fingers steer a dinosaur',
    content: [
      'Tap the game and the dinosaur jumps. Swipe down and it ducks for as long as your finger stays on the screen. When a pterodactyl is coming, the game waits up to a tenth of a second to see whether you’re swiping. Too long for you? The ‘Jump’ button answers at once.',
      'You’ll find ‘Jump’ below the game, with four more buttons: ‘Crouch’, ‘Shoot’, ‘Turbo’ and ‘Pause’. You can use two buttons at once: hold one, press another.',
      'Turn your phone or don’t: a run fills the screen either way. Upright, the earth is for your thumbs: left to crouch, right to jump. Pause, and the four arrows take you back to the page. Would you rather stay on the page? There’s a switch in ‘Settings’. ‘Lock Scroll’ then keeps the page from sliding away under a quick thumb. If a call comes in, the run waits where you left it.',
      'There’s no app to download, but you can [put the game on your home screen](/offline-dinosaurus). Got a keyboard? Space and the arrow keys work on the same page, and so do [all the others](/faq#controls).',
    ],
    keywords: [
      'dino run on mobile',
      'tap to jump',
      'swipe to duck',
      'touch buttons',
      'upright or sideways',
      'no app store',
    ],
  },
  structuredData: {
    name: 'Dino Run Game',
    description:
      'A dinosaur runner for phones, tablets and keyboards: tap to jump, swipe down to duck, buttons for the rest.',
  },
  relatedGames: [CHROMEDINO, OFFLINE_DINOSAURUS, DINO_RUN],
} satisfies VariantPage;
