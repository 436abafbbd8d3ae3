import { CATEGORIES, FREE_ONLINE_GAME, SIMPLE_WEB_GAME } from './categories.ts';
import { CHROME_DINO, DINO_GAME, DINO_RUN, pictureOf, VARIANTS } from './variants.ts';

export interface FaqItem {
  readonly id: string;
  readonly question: string;
  /** Paragraphs, with links, see `parseRichText`. */
  readonly answer: readonly string[];
}

export const FAQ = {
  seo: {
    title: 'Questions and Answers About the Dino Game',
    description:
      'How to play, which keys to use, where your score is saved, how fast it gets, what it costs and who made it: short answers about the dinosaur game.',
    keywords: [
      'dino game faq',
      'dino game controls',
      'how to play dino game',
      'dino game high score',
      'dino game help',
    ],
    canonicalUrl: '/faq',
    ogImage: '/pictures/og-duck.png',
  },
  title: 'Frequently Asked Questions',
  lead: 'What people ask about the game, answered briefly.',
  items: [
    {
      id: 'what-is-it',
      question: 'What is this game?',
      answer: [
        'A dinosaur runner for your browser. A T-Rex runs through an endless desert. You jump over cacti and duck under pterodactyls. Touch one, and the run’s over. The longer you last, the faster it gets.',
      ],
    },
    {
      id: 'how-to-play',
      question: 'How do I play?',
      answer: [
        'Press Space or tap the game, and the dinosaur starts running. Jump over what’s on the ground, and duck under what flies low. After a crash, press Space or tap again for a new run.',
        'At 100 points a weapon appears. Run through it, and you can shoot pterodactyls for the rest of the run. Each hit earns 20 points. [Dino Game](/dino-game) goes through everything you’ll meet.',
        'From your second run on, a rival who’s a little better runs with you. It changes nothing about your run. To run alone, turn ‘Rivals’ off in ‘Settings’.',
      ],
    },
    {
      id: 'controls',
      question: 'What are the controls?',
      answer: [
        'Jump with Space or Up Arrow. Hold Down Arrow or C to duck. In mid-air, both keys drop you fast. Shoot with Z once you have the weapon, and start turbo with X. Shift uses whichever power you have: the weapon first, otherwise turbo.',
        'Enter starts a run, and P pauses and resumes it. After a crash, T lets you try again from five seconds earlier, as practice. F fills the screen, and M mutes the sound.',
        'On a touch screen, tap the game to jump and swipe down to duck. The buttons below the game do everything else. On small screens, ‘Lock Scroll’ (or L on a keyboard) keeps the page still.',
        'With a gamepad, A jumps, B ducks, X shoots and Y starts turbo. The Start button starts and pauses a run, and View tries again. If your browser doesn’t know your gamepad, only the first button works: it jumps.',
        'Open ‘Settings’, below the game, to change the keys, play with a single key or finger, slow the game down, or hear each obstacle coming and play by ear.',
      ],
    },
    {
      id: 'versions',
      question: 'Which versions of the game are there?',
      // A getter, for the reason given below.
      get answer() {
        const pages = VARIANTS.length + CATEGORIES.length;
        return [
          `Besides the home page, ${pages} pages have the game on them, from [Chrome Dino](/chrome-dino) to [Arcade Games](/arcade-games). This page has links to the others, too.`,
        ];
      },
    },
    {
      id: 'original',
      question: 'How does it differ from the game in the Chrome browser?',
      answer: [
        'Both send a T-Rex running through a desert. The art, the rules and the code here are our own, and the game opens in any current browser. It has a weapon, turbo, a distance in metres, a daily course and replays. [Google Game Dino](/google-game-dino) compares the two.',
        'Google didn’t make this game and isn’t connected with it.',
      ],
    },
    {
      id: 'devices',
      question: 'Which devices does it run on?',
      answer: [
        'Computers, tablets and phones with a current browser. On a phone, a run fills the screen, upright or sideways. [Dino Run Game](/dino-run-game) is all about playing on a phone. The pace is the same on every screen, slow or fast.',
        'No sound? Press M or the speaker below the game. On an iPhone, the silent switch mutes the game, too.',
      ],
    },
    {
      id: 'installation',
      question: 'Do I have to install anything?',
      answer: [
        'No. The game runs in the page. Once you’ve played a run, your browser usually stores a copy of the whole site, which then works offline, too. [Offline Dinosaurus](/offline-dinosaurus) tells you whether your copy is ready, and stores one when you ask.',
        'Would you like an icon to start it from? Install the site from your browser’s menu, if the menu offers that.',
      ],
    },
    {
      id: 'cost',
      question: 'What does it cost?',
      answer: [
        'Nothing. There’s no account, no subscription and nothing to buy. If the site shows adverts, it does so only after you’ve agreed, and never on the game itself. Here’s [what free means](/free-online-game).',
      ],
    },
    {
      id: 'score',
      question: 'Is my score saved?',
      answer: [
        'Yes. Your high score is stored locally, in this browser on this device, and it’s there when you come back. Clear the browser’s data, and it’s lost: we have no copy.',
        'Some browsers delete scores by themselves. Safari does after seven days of use without a visit to this site, and others may when the device runs out of room. Where we can, we ask your browser to keep them.',
        'Computers at schools and libraries often erase everything when you sign out, and your scores with it. Before you sign out, press ‘Export my data’ in the panel below the game. Next time, press ‘Import my data’ there.',
        'Your settings, your stats and your saved runs are stored the same way. So is a run you leave halfway, unless it’s practice: you have a day to resume it. The panel below the game shows your stats, and can erase everything. Runs with assists have a high score of their own.',
        'To take all of this to another device, press ‘Export my data’ in that panel, then ‘Import my data’ on the other device. The better of each score counts. Do the same if you put the site on an iPhone’s Home Screen: the app there doesn’t share what Safari has stored.',
        'You can watch a finished run again, race it, or send it to someone as a link. The link itself holds the run, and nothing is stored with us.',
        'If your browser doesn’t allow storage, as in some private windows, everything lasts until you close or reload the page.',
      ],
    },
    {
      id: 'speed',
      question: 'Does the game get faster?',
      answer: [
        'Yes, a little with every point. You earn ten points a second, and at 1,000 points the ground moves nearly two and a half times as fast as at the start. That’s top speed.',
        'Turbo makes you 50% faster for three seconds, up to the same top speed. Then it takes five seconds to cool down. [Run Dino Run](/run-dino-run) is the page for that.',
      ],
    },
    {
      id: 'differences',
      question: 'What’s the difference between the versions?',
      answer: [
        'The game, its rules and your high score are the same on every page. Only the angle differs: [Run Dino Run](/run-dino-run) is about speed, [Dino Run Game](/dino-run-game) about phones, and [Offline Dinosaurus](/offline-dinosaurus) about playing without a connection.',
      ],
    },
    {
      id: 'creator',
      question: 'Who created the dinosaur game?',
      answer: [
        'Members of the Chrome UX team made the original in 2014: Sebastien Gabriel, Alan Bettes and Edward Jung. Read [more about them](/who-created-the-dinosaur-game), or [how the game came about](/history).',
        'The game on this site is our own work, inspired by theirs.',
      ],
    },
  ],
  cardsTitle: 'Play the game',
  // A getter: a spread at the top level would make the bundler put the text into the chunk of every
  // page.
  get cards() {
    return [CHROME_DINO, DINO_GAME, DINO_RUN].map((variant) => ({
      ...variant,
      picture: pictureOf(variant.name),
    }));
  },
  linksTitle: 'More ways to run',
  get links() {
    const cards = this.cards.map(({ path }) => path);
    return [...VARIANTS, FREE_ONLINE_GAME, SIMPLE_WEB_GAME].filter(
      ({ path }) => !cards.some((card) => card === path),
    );
  },
} as const;
