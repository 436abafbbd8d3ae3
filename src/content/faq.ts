import { FREE_ONLINE_GAME, SIMPLE_WEB_GAME } from './categories.ts';
import type { RelatedGame } from './page-link.ts';
import type { Seo } from './seo.ts';
import { VARIANTS } from './variants.ts';

export interface FaqItem {
  /** The fragment of links to this question. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

interface Faq {
  readonly seo: Seo;
  readonly title: string;
  readonly lead: string;
  readonly items: readonly FaqItem[];
  readonly linksTitle: string;
  readonly links: readonly RelatedGame[];
}

export const FAQ: Faq = {
  seo: {
    title: 'Questions and Answers About the Dino Game',
    description:
      'How to play, which keys to use, where your score is kept, how fast it gets, what it costs and who made it: twelve answers about the dinosaur game.',
    keywords: [
      'dino game faq',
      'dino game controls',
      'how to play dino game',
      'dino game high score',
      'dino game help',
    ],
    canonicalUrl: '/faq',
    ogImage: '/pictures/og-duck.png',
    ogType: 'website',
  },
  title: 'Frequently Asked Questions',
  lead: 'Twelve things that people want to know about the game, with answers that are as short as we could make them.',
  items: [
    {
      id: 'what-is-it',
      question: 'What is this game?',
      answer: [
        'A dinosaur runner for the browser. A T-Rex runs through a desert that has no end, and you make it jump over cacti and duck under pterodactyls. The longer you last, the faster it gets. One touch ends the run.',
      ],
    },
    {
      id: 'how-to-play',
      question: 'How do I play?',
      answer: [
        'Press Space, or tap the stage, and the dinosaur starts running by itself. Jump what stands on the ground, duck under what flies low. After a crash, the same key or another tap begins a new run.',
        'At 100 points a weapon appears. Run through it, and you can shoot pterodactyls for 20 points each until the run ends.',
      ],
    },
    {
      id: 'controls',
      question: 'What are the controls?',
      answer: [
        'Space or Up Arrow jumps. Down Arrow or C ducks for as long as you hold it, and drops you fast in mid-air. Z shoots once you have the weapon, X sets off the turbo, and Shift uses the special power you have: the weapon, or else the turbo. P pauses and resumes, Enter starts a run, T tries again from five seconds before a crash, F gives the game the whole screen, and M mutes it. On a gamepad A jumps, B ducks, X shoots, Y sets off the turbo, and Start starts and pauses. View tries again.',
        'On a touch screen, tap the stage to jump and swipe down to duck. There are buttons for every action under the stage. On small screens, Lock Scroll (or L on a keyboard) keeps the page still.',
        'Settings, under the stage, has more: give any action another key, play with a single key or finger, slow the game down, or have it sound each threat so that you can play by ear.',
      ],
    },
    {
      id: 'versions',
      question: 'Which versions of the game are there?',
      answer: [
        'There are thirteen pages with the game on them besides the home page, from Chrome Dino to T-Rex Chrome Dino. All of them are listed below these questions.',
      ],
    },
    {
      id: 'original',
      question: 'How does it differ from the game in the Chrome browser?',
      answer: [
        'It shares the idea, a T-Rex that runs through a desert, and nothing else: art, rules and code are our own. Ours is a web page that opens in any browser. It has a weapon, a turbo, a distance in metres, a course of the day, replays, and settings for players whom the original leaves out. Google did not make it and is not connected with it.',
      ],
    },
    {
      id: 'devices',
      question: 'Which devices does it run on?',
      answer: [
        'On computers, tablets and phones, in a current browser. On a phone it is best held sideways, since the stage is wide. The pace is the same everywhere, whether the screen is a slow or a fast one.',
      ],
    },
    {
      id: 'installation',
      question: 'Do I have to install anything?',
      answer: [
        'No. The game runs in the page. After your first visit it opens without a connection, too, because your browser keeps a copy of the site. If you like, you can install the site from the browser’s menu, where the browser offers that, and start it from an icon.',
      ],
    },
    {
      id: 'cost',
      question: 'What does it cost?',
      answer: [
        'Nothing. There is no account, no subscription and nothing to buy in the game. If the site shows adverts, it does so only after you have agreed, and never on the stage.',
      ],
    },
    {
      id: 'score',
      question: 'Is my score saved?',
      answer: [
        'Your high score is stored locally, in this browser on this device, and is still there when you come back. It is lost when you clear the browser’s data, and we have no copy to restore it from.',
        'So are your settings, the numbers of your runs, and replays of your best runs and the last ten. The panel beside the stage shows those numbers; there you can also save them to a file, or erase all of it. Runs with an assist have a high score of their own.',
        'A run that is over can be watched again, raced, or sent to somebody as a link: the link itself holds the run, and nothing is stored with us.',
        'Where the browser allows no storage, in some private windows for example, all this lasts until you close or reload the page.',
      ],
    },
    {
      id: 'speed',
      question: 'Does the game get faster?',
      answer: [
        'Yes, a little with every point. You gain ten points a second, and at 1000 points the ground moves nearly two and a half times as fast as at the start. That is top speed; it gets no faster after that.',
        'The turbo adds half as much again for three seconds, up to the same top speed, and needs five seconds to cool down.',
      ],
    },
    {
      id: 'differences',
      question: 'What is the difference between the versions?',
      answer: [
        'The words around it. Every page holds the same game with the same rules and shares the same high score. Each looks at it from another side: one is about speed, one about playing on a phone, one about playing offline.',
      ],
    },
    {
      id: 'creator',
      question: 'Who created the dinosaur game?',
      answer: [
        'The original in Chrome was made in 2014 by members of the Chrome UX team: Sebastien Gabriel, Alan Bettes and Edward Jung. The History page tells how it came about.',
        'The game on this site is a work of our own, inspired by theirs.',
      ],
    },
  ],
  linksTitle: 'Play the game',
  // A getter: a spread at the top level would make the bundler put the text into the chunk of every page.
  get links() {
    return [...VARIANTS, FREE_ONLINE_GAME, SIMPLE_WEB_GAME];
  },
};
