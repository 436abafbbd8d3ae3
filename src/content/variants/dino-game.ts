import type { VariantPage } from '../page-parts.ts';
import { CHROME_DINO_GAME, T_REX_CHROME, T_REX_CHROME_DINO_GAME } from '../variants.ts';

export default {
  opening: { name: 'afternoon', at: 540 },
  header: 'Dino Game',
  subheader: 'Small cacti, large cacti, pterodactyls: what comes at you, and how to get past it.',
  howToPlayTitle: 'How to play the Dino Game',
  variantsTitle: 'Once you know the obstacles',
  variantsSubtitle: 'Put what you’ve learnt to use.',
  seo: {
    title: 'Dino Game: Learn Every Obstacle',
    description:
      'Play the Dino Game free and learn its obstacles: which cacti to jump late, which pterodactyls to duck under, and why a near miss really is a miss.',
    keywords: [
      'dino game',
      'dinosaur game',
      'dino game tips',
      'jump and duck game',
      'cactus game',
      'pterodactyl',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/variant-dino-game.png',
    ogImageAlt:
      'The T-Rex ducks below a pterodactyl. Debug mode draws a box around each, and its hitbox inside.',
    ogType: 'website',
  },
  seoContent: {
    title: 'Over or under?',
    subtitle: 'A short guide to everything that wants to end your run',
    content: [
      'A small cactus is shorter than the dinosaur, a large one a touch taller. A jump clears both with room to spare. Width is the real danger: cacti stand alone, in pairs or in threes, and three large ones take up more ground than the dinosaur does. Jump late enough to come down behind the last of them. With [turbo](/run-dino-run) on, each group reaches you sooner.',
      'Pterodactyls join in after 200 points, each at a height of its own. About two in five would hit a dinosaur that stands upright. The others pass overhead and only hit you if you jump out of habit. Can’t tell? Duck: you fit under every one. From 500 points on, look twice: a low one may come with a cactus, and then you jump both.',
      'The game is on your side. Hitboxes are ten pixels smaller than the figures on every side, so a near miss really is a miss. Want to see them while you play? Turn on ‘Debug mode’ in ‘Settings’. Your runs don’t count while it’s on.',
    ],
    keywords: [
      'dino game',
      'dinosaur game',
      'cactus',
      'pterodactyl',
      'jump or duck',
      'tips for beginners',
      'hitboxes',
    ],
  },
  structuredData: {
    name: 'Dino Game',
    description:
      'Jump cacti of two sizes and duck under pterodactyls in a free dinosaur game whose hitboxes are on the player’s side.',
  },
  relatedGames: [T_REX_CHROME, T_REX_CHROME_DINO_GAME, CHROME_DINO_GAME],
} satisfies VariantPage;
