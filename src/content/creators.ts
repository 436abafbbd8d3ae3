import type { PageLink } from './page-link.ts';
import type { Picture } from './picture.ts';
import type { Section } from './section.ts';
import type { Seo } from './seo.ts';

interface Creators {
  readonly seo: Seo;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly factsTitle: string;
  readonly facts: readonly string[];
  readonly screenshot: Picture;
  /** The link to the next article. */
  readonly history: PageLink;
  /** The label of the link to the game. */
  readonly play: string;
  /** Day of publication, YYYY-MM-DD. */
  readonly published: string;
}

export const CREATORS: Creators = {
  seo: {
    title: 'Who Created the Dinosaur Game?',
    description:
      'Who made the dinosaur game in Chrome, why they called it Project Bolan, what they left out, and a few fun facts about the Lonely T-Rex.',
    keywords: [
      'who created the dinosaur game',
      'dino game creators',
      'sebastien gabriel',
      'alan bettes',
      'edward jung',
    ],
    canonicalUrl: '/who-created-the-dinosaur-game',
    ogImage: '/pictures/og-jump.png',
    ogType: 'article',
  },
  title: 'Who Created the Dinosaur Game?',
  lead: 'A few people on the Chrome team, a joke about the days before Wi-Fi, and a name borrowed from a singer.',
  sections: [
    {
      title: 'Three names',
      paragraphs: [
        'The dinosaur game in Chrome was made by the browser’s own UX team, the people who decide how it looks and behaves. Three of them are named in its story. Sebastien Gabriel, a designer, drew the figure that became known as the Lonely T-Rex. Alan Bettes made the game with him, and so did Edward Jung, a UX engineer.',
        'They began early in 2014, with a page that nobody likes to see: the one that says you’re offline. To lose your connection, they thought, is to go back to a prehistoric age, before there was any Wi-Fi. From that thought came an endless runner with a dinosaur in it. You can read what came next in [the history of the game](/history).',
      ],
    },
    {
      title: 'Why Bolan?',
      paragraphs: [
        'While it was being made, the game went by the name of Project Bolan. The name goes back to Marc Bolan, the singer of a band called T. Rex.',
      ],
    },
    {
      title: 'What stayed, and what didn’t',
      paragraphs: [
        'The offline page had its desert and its cacti from the first version on. The pixels follow Chrome’s other error pictures, so that the dinosaur looks like one of the family. An early idea had it roar. That was dropped.',
        'The first release, in September 2014, ran badly on older Android devices. The team rewrote the game, and by December it was on every platform. The pterodactyls are younger: they came with an update in 2015.',
      ],
    },
    {
      title: 'Hidden at 700 points',
      paragraphs: [
        'If you last, you see something that the first minute doesn’t show. At 700 points a hidden animation turns day into night. The night lasts twelve seconds, under a moon that has seven phases. From there on, day and night take turns.',
      ],
    },
    {
      title: 'And this game?',
      paragraphs: [
        'The one you can play here isn’t theirs. Its dinosaur, its rules and its code are our own work, and neither Google nor the people named above had a part in it. They had the idea first, and this page is our way of saying thank you. [Google Game Dino](/google-game-dino) compares the two games.',
      ],
    },
  ],
  factsTitle: 'Fun Facts',
  facts: [
    'By September 2018 the game was played 270 million times a month, on desktops and phones together.',
    'Most of its players at that time lived where mobile data is unreliable or expensive, as in India, Brazil, Mexico and Indonesia.',
    'Its makers say they built it to max out after about 17 million years. That, they joke, is how long T. rex lived on Earth.',
    'Schools and workplaces asked for a way to turn it off. Administrators have one.',
    'The address chrome://dino opens it while you’re online, and so does chrome://network-error/-106.',
    'Chrome’s tenth birthday, in September 2018, brought a cake, balloons and a party hat.',
    'Its source holds more than most players see: five disciplines for a sports event, a slower mode with sound cues, and support for gamepads at chrome://dino.',
  ],
  screenshot: {
    src: '/pictures/screenshot.png',
    alt: 'A run in our game: an orange pixel T-Rex with a green scarf shoots at a pterodactyl in a sandy desert, with the score above it.',
    caption: 'Not the original: our own dinosaur, running through our own desert.',
    width: 1000,
    height: 380,
  },
  history: { path: '/history', title: 'Read on: the history of the dino game' },
  play: 'Play the Dinosaur Game',
  published: '2024-07-27',
};
