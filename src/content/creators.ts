export const CREATORS = {
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
    ogImage: '/pictures/og-creators.png',
    ogType: 'article',
  },
  title: 'Who Created the Dinosaur Game?',
  lead: 'A few people on the Chrome team, a joke about the days before Wi-Fi, and a name borrowed from a singer.',
  sections: [
    {
      title: 'Three names',
      paragraphs: [
        'Chrome’s own UX team made the dinosaur game: the people who decide how the browser looks and behaves. Three of them get the credit. Sebastien Gabriel, a designer, drew the dinosaur, soon called the Lonely T-Rex. Alan Bettes and Edward Jung, a UX engineer, built the game with him.',
        'They began early in 2014, with a page that nobody likes to see: the one that says you’re offline. They joked about life before Wi-Fi, and about who was around back then. The answer still runs across that page. You can read what came next in [the history of the game](/history).',
      ],
    },
    {
      title: 'Why Bolan?',
      paragraphs: [
        'Until its release the game was called Project Bolan, after Marc Bolan. He sang in a band called T. Rex.',
      ],
    },
    {
      title: 'What stayed, and what didn’t',
      paragraphs: [
        'The first version already had the desert and the cacti, in the plain pixels of Chrome’s other error pictures. An early plan let the dinosaur roar. It stayed quiet.',
        'In September 2014 the game came out and stuttered on older Android devices. So the team wrote it again, and by December it ran on every platform. The pterodactyls are younger: an update brought them in 2015.',
      ],
    },
    {
      title: 'Hidden at 700 points',
      paragraphs: [
        'Keep running, and there’s more to see. At 700 points a hidden animation turns day into night. It stays dark for twelve seconds, and the moon shows one of seven phases. Then it’s day again, until the next night.',
      ],
    },
    {
      title: 'Fun Facts',
      paragraphs: [],
      list: [
        'By September 2018 people played the game 270 million times a month.',
        'It was most popular where a connection is hard to come by or costs a lot: in India, Brazil, Mexico and Indonesia, among others.',
        'The game ends after about 17 million years, its makers joke: T. rex didn’t last any longer.',
        'Schools and workplaces can switch it off.',
        'The address chrome://dino opens it while you’re online, and so does chrome://network-error/-106.',
        'Chrome’s tenth birthday, in September 2018, brought a cake, balloons and a party hat.',
        'Its source holds more than most players see: five disciplines for a sports event, a slower mode with sound cues, and support for gamepads at chrome://dino.',
      ],
    },
    {
      title: 'And this game?',
      paragraphs: [
        'The game you can play here isn’t theirs. Its dinosaur, its rules and its code are our own work, and neither Google nor the people named above had a part in it. They had the idea first, and this page is our way of saying thank you. [Google Game Dino](/google-game-dino) compares the two games.',
      ],
      picture: {
        src: '/pictures/screenshot.png',
        alt: 'A run in our game: an orange pixel T-Rex with a green scarf shoots at a pterodactyl in a sandy desert, with the score above it.',
        caption: 'Not the original: our own dinosaur, running through our own desert.',
        width: 1000,
        height: 380,
      },
    },
  ],
  history: { path: '/history', title: 'Read on: the history of the dino game' },
  play: 'Play the Dinosaur Game',
  published: '2024-07-27',
  modified: '2026-11-28',
} as const;
