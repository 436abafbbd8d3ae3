import type { VariantPage } from '../page-parts.ts';
import { DINO_GAME, RUN_DINO_RUN, T_REX_CHROME_DINO } from '../variants.ts';

export default {
  opening: { name: 'volcano', at: 2200, aside: 240 },
  header: 'T-Rex Chrome',
  subheader: 'Short arms, a scarf, and more moves than you might expect.',
  howToPlayTitle: 'The T-Rex and its keys',
  variantsTitle: 'Now use the moves',
  variantsSubtitle: 'Three places to try them out.',
  seo: {
    title: 'T-Rex Chrome: All the Moves',
    description:
      'Meet the T-Rex and its moves: jump, jump again on landing, duck, shoot, turbo. A free T-Rex runner for Chrome and every other browser.',
    keywords: [
      't-rex chrome',
      'trex game',
      't-rex game',
      'chrome t-rex',
      'dinosaur moves',
      'jump and shoot',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/variant-t-rex-chrome.png',
    ogImageAlt: 'By night the T-Rex shoots at a pterodactyl while a volcano erupts behind them.',
    ogType: 'website',
  },
  seoContent: {
    title: 'What this T-Rex can do',
    subtitle: 'It runs by itself. The rest is up to you',
    content: [
      'Space or Up Arrow makes it jump, to nearly twice its own height. If you’re still holding the key at the landing, it jumps again at once, so press early rather than late.',
      'Down Arrow or C makes it duck. It gets longer, but a third lower, and stays down while you hold the key. Press it in mid-air and the dinosaur drops fast, then ducks when it lands. It can’t jump while it ducks, so let go first. That’s what takes longest to learn.',
      'At 100 points a weapon appears. Run through it, and Z fires for the rest of the run, one shot per press. Any pterodactyl low enough to hit you can be shot from the ground. For the higher ones, shoot in mid-jump. Cacti don’t mind being shot at.',
      'X starts [turbo](/run-dino-run). Rather not choose? Press Shift: it shoots if you have the weapon, and starts turbo if you don’t. Chrome’s own dinosaur has fewer moves: [Google Dino](/google-dino) says where the two come from.',
    ],
    keywords: ['T-Rex', 'jump', 'duck', 'shoot', 'turbo', 'special power', 'all keys'],
  },
  structuredData: {
    name: 'T-Rex Chrome',
    description:
      'A T-Rex that jumps, ducks, shoots and sprints through a desert of cacti and pterodactyls.',
  },
  relatedGames: [T_REX_CHROME_DINO, DINO_GAME, RUN_DINO_RUN],
} satisfies VariantPage;
