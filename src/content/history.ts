import type { PageLink } from './page-link.ts';
import type { Section } from './section.ts';
import type { Seo } from './seo.ts';

interface History {
  readonly seo: Seo;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
  /** The link to the next article. */
  readonly creators: PageLink;
  /** The label of the link to the game. */
  readonly play: string;
  /** Day of publication, YYYY-MM-DD. */
  readonly published: string;
}

export const HISTORY: History = {
  seo: {
    title: 'The History of the Dino Game',
    description:
      'How a small joke on the page that says you are offline came to be played 270 million times a month: origins, launch and special editions.',
    keywords: [
      'dino game history',
      'chrome dino history',
      'dinosaur game origin',
      'project bolan',
      'browser easter egg',
    ],
    canonicalUrl: '/history',
    ogImage: '/pictures/og-duck.png',
    ogType: 'article',
  },
  title: 'The History of the Dino Game',
  lead: 'How a small joke on an error page came to be played 270 million times a month.',
  sections: [
    {
      title: 'Origins (2014)',
      paragraphs: [
        'Early in 2014, people on the team that designs Chrome began to play with a thought: losing your connection throws you back to a prehistoric age, before there was any Wi-Fi. What would live there? A dinosaur, of course, and one that runs.',
        'Designer Sebastien Gabriel drew the lonely T-Rex; Alan Bettes and Edward Jung built the idea out with him. They called it Project Bolan, after Marc Bolan, who sang for the band T. Rex. The desert and its cacti were there in the page’s first version, in the spare pixel style of the browser’s other error pictures. A roar was considered, and dropped.',
      ],
    },
    {
      title: 'Launch',
      paragraphs: [
        'The game first reached people in September 2014. On older Android devices it stuttered, so it was written anew, and by December of that year it ran on every platform.',
        'Pterodactyls joined the cacti in 2015, with an update of the browser.',
      ],
    },
    {
      title: 'Explosive Popularity',
      paragraphs: [
        'By September 2018 some 270 million games were played every month, on desktops and phones together. Most of the players lived where mobile data is costly or unreliable: India, Brazil, Mexico, Indonesia.',
        'It became popular enough that schools and workplaces asked for a way to switch it off, and administrators were given one.',
      ],
    },
    {
      title: 'Evolution and Special Editions',
      paragraphs: [
        'Nobody has to pull the plug to play: the address chrome://dino opens the game in a mode that fills the window. At 700 points day turns into night, and back again later, under a moon that goes through its phases.',
        'For the browser’s tenth birthday, in September 2018, the desert filled with balloons and cake, and the dinosaur could wear a party hat. Other editions took up a sports event, with five disciplines of their own.',
      ],
    },
    {
      title: 'Cultural Impact',
      paragraphs: [
        'Its makers say the game would reach its end after about seventeen million years, a nod to how long T. rex lived on Earth. No one is known to have played that long.',
        'What remains is a rare thing: an error page people are glad to see. Ours is another game, with its own art, rules and code, and owes the original its idea.',
      ],
    },
  ],
  creators: { path: '/who-created-the-dinosaur-game', title: 'Read on: who created the dinosaur game?' },
  play: 'Play Dino Game Now',
  published: '2026-11-21',
};
