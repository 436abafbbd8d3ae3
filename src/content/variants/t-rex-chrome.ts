import type { VariantRecord } from '../variant-record.ts';
import { DINO_GAME, RUN_DINO_RUN, T_REX_CHROME_DINO } from '../variants.ts';

const record: VariantRecord = {
  header: 'T-Rex Chrome',
  subheader: 'Short arms, a scarf, and more moves than you might expect.',
  howToPlayTitle: 'The T-Rex and Its Keys',
  variantsTitle: 'Now use the moves',
  variantsSubtitle: 'Where to go with what the T-Rex can do.',
  seo: {
    title: 'T-Rex Chrome: All the Moves',
    description:
      'Meet the T-Rex and its moves: jump, hop on from landing to landing, duck, shoot, turbo. A free T-Rex runner for Chrome and every other browser.',
    keywords: ['t-rex chrome', 'trex game', 't-rex game', 'chrome t-rex', 'dinosaur moves', 'jump and shoot'],
    canonicalUrl: '/',
    ogImage: '/pictures/og-shoot.png',
    ogType: 'website',
  },
  seoContent: {
    title: 'What this T-Rex can do',
    subtitle: 'Running it does by itself; the rest is yours',
    content: [
      'Space or Up Arrow makes it jump, to nearly twice its own height. A key that is still down at the landing sends it up again at once, so you may press early rather than late.',
      'Down Arrow or C makes it duck. It is longer then, but lower by a third, and it stays so for as long as you hold the key. Ask for it in mid-air and it takes hold on landing. While it ducks it cannot jump: letting go first is the habit that takes longest to learn.',
      'At 100 points a weapon appears. Run through it, and Z fires for the rest of the run, one shot a press. Pterodactyls that threaten you on the ground can be hit from the ground; for the higher ones shoot in mid-jump. Cacti do not mind being shot at.',
      'X is the turbo. And Shift is for those who do not care to choose: with the weapon it shoots, without it sets off the turbo.',
    ],
    keywords: ['T-Rex', 'jump', 'duck', 'shoot', 'turbo', 'special power', 'all keys'],
  },
  structuredData: {
    name: 'T-Rex Chrome',
    description: 'A T-Rex that jumps, ducks, shoots and sprints through a desert of cacti and pterodactyls.',
  },
  relatedGames: [T_REX_CHROME_DINO, DINO_GAME, RUN_DINO_RUN],
};

export default record;
