import type { PageLink, RelatedGame } from './page-link.ts';
import type { Section } from './section.ts';
import type { GameData, Seo } from './seo.ts';
import { DESCRIPTION, NAME } from './site.ts';
import { CHROME_DINO, DINO_GAME, DINO_RUN } from './variants.ts';

interface Home {
  readonly seo: Seo;
  readonly title: string;
  readonly lead: string;
  readonly cardsTitle: string;
  readonly cards: readonly RelatedGame[];
  readonly faq: PageLink & { readonly lead: string };
  readonly about: Section;
  readonly structuredData: GameData;
}

export const HOME: Home = {
  seo: {
    title: 'Play the Chrome Dino Game Online!',
    description:
      'Run, jump and duck through the desert in a free dinosaur game: no download, no account, and the same fair course on every screen.',
    keywords: ['dino game', 'chrome dino', 'dinosaur game', 't-rex game', 'endless runner', 'play online'],
    canonicalUrl: '/',
    ogImage: '/pictures/og-jump.png',
    ogType: 'website',
  },
  title: 'Play the Chrome Dino Game Online!',
  lead: 'One T-Rex, one desert, no second chances. Every course can be survived: the rest is up to you.',
  cardsTitle: 'The same desert, from other sides',
  cards: [CHROME_DINO, DINO_GAME, DINO_RUN],
  faq: { path: '/faq', title: 'Questions and answers', lead: 'Something unclear, about keys, scores or speed?' },
  about: {
    title: 'A runner that plays fair',
    paragraphs: [
      'The game runs at the same pace on an office laptop, a 240 Hz monitor and a phone: a jump lasts just as long and the cacti come just as fast. Your best score means the same thing everywhere.',
      'No obstacle is ever placed where nobody could pass it. Before a cactus or a pterodactyl enters, the game makes sure that there is still room to land, breathe and jump again, at full turbo, too.',
      'It asks for little in return. There is nothing to install and no account to make, and after the first visit not even a connection is needed. Your high score is stored in this browser, and lost only when its data is cleared.',
    ],
  },
  structuredData: { name: NAME, description: DESCRIPTION },
};
