import { DESCRIPTION, NAME } from './site.ts';
import { CHROME_DINO, DINO_GAME, DINO_RUN } from './variants.ts';

export const HOME = {
  seo: {
    title: 'Play the Chrome Dino Game Online!',
    description:
      'Run, jump and duck through the desert in a free dinosaur game: no download, no account, and the same fair course on every screen.',
    keywords: [
      'dino game',
      'chrome dino',
      'dinosaur game',
      't-rex game',
      'endless runner',
      'play online',
    ],
    canonicalUrl: '/',
    ogImage: '/pictures/og-jump.png',
  },
  title: 'Play the Chrome Dino Game Online!',
  lead: 'One T-Rex, one desert, one way: forward. Every course can be survived. The rest is up to you.',
  cardsTitle: 'More ways to run',
  cards: [CHROME_DINO, DINO_GAME, DINO_RUN],
  faq: { path: '/faq', title: 'Read the answers', lead: 'Questions about keys, scores or speed?' },
  about: {
    title: 'A runner that plays fair',
    paragraphs: [
      'The game runs at the same pace on an office laptop, a 240 Hz monitor and a phone. A jump lasts just as long and the cacti come just as fast, so your high score means the same thing everywhere.',
      'No obstacle is ever placed where nobody could pass it. The game always leaves you a way through, even with turbo.',
      'There’s nothing to install and no account to make. Once your browser has [stored the site](/offline-dinosaurus), you don’t even need a connection. Your high score is saved in this browser. You lose it when you clear the browser’s data, and [in Safari sometimes sooner](/faq#score).',
      'The idea comes from the dinosaur on Chrome’s offline page. Read [how it came about](/history) and [who created it](/who-created-the-dinosaur-game), or find out what makes this [an arcade game](/arcade-games).',
    ],
  },
  structuredData: { name: NAME, description: DESCRIPTION },
} as const;
