export const HISTORY = {
  seo: {
    title: 'The History of the Dino Game',
    description:
      'How a small joke on the page that says you’re offline came to be played 270 million times a month: origins, launch and special editions.',
    keywords: [
      'dino game history',
      'chrome dino history',
      'dinosaur game origin',
      'project bolan',
      'browser easter egg',
    ],
    canonicalUrl: '/history',
    ogImage: '/pictures/og-history.png',
    ogType: 'article',
  },
  title: 'The History of the Dino Game',
  lead: 'How a small joke on an error page came to be played 270 million times a month.',
  sections: [
    {
      title: 'Origins (2014)',
      paragraphs: [
        'Nobody opens a browser to see an error page. It turns up when something has gone wrong, often the network. Early in 2014, people on the team that designs Chrome were thinking about the page that says you’re offline. Losing your connection, they joked, takes you back to a prehistoric age, before there was any Wi-Fi. So who would you meet there?',
        'A dinosaur, of course, and one that runs. The idea became an endless runner, hidden on the offline page as an easter egg: a surprise that its makers leave for whoever happens to find it.',
        'Three people get the credit. Sebastien Gabriel, a designer, drew the figure that became known as the Lonely T-Rex. Alan Bettes and Edward Jung, a UX engineer, made the game with him. Another page tells you more about [the people who created it](/who-created-the-dinosaur-game).',
        'The team called it Project Bolan, after Marc Bolan, the singer of a band called T. Rex.',
        'Some of what you’d recognise today was there from the beginning. The very first version of the page had the desert and its cacti. The pixels follow the plain style of Chrome’s other error pictures, so the dinosaur looks like one of the family. Not everything made it: at one point the dinosaur was going to roar. That idea was dropped.',
      ],
      picture: {
        src: '/pictures/jump.png',
        alt: 'An orange pixel T-Rex with a green scarf jumps over large cacti in a sandy desert.',
        caption: 'Cacti were there from the beginning. These are from our own game, drawn by us.',
        width: 1000,
        height: 380,
      },
    },
    {
      title: 'Launch',
      paragraphs: [
        'The game came out in September 2014, and the start was rough. On older Android devices it ran badly. The team rewrote it, and by December of the same year it was on every platform.',
        'That first desert had nothing in the sky that could hurt you. Pterodactyls came in 2015, with an update of the browser, and from then on jumping wasn’t the answer to everything.',
        'Our game tells the same story in a single run. At first there are only cacti. Past 200 points the pterodactyls join in, and some fly so low that you have to duck. [Dino Game](/dino-game) shows what comes at you, and how to get past it.',
      ],
      picture: {
        src: '/pictures/duck.png',
        alt: 'The T-Rex ducks, and a pterodactyl flies over it with its wings spread.',
        caption:
          'Pterodactyls joined the original in 2015. In our game they come after 200 points.',
        width: 1000,
        height: 380,
      },
    },
    {
      title: 'Explosive Popularity',
      paragraphs: [
        'Four years after the launch, in September 2018, the makers named a number: 270 million games were being played every month, on desktops and phones together. That’s nine million games a day, or about a hundred in every second.',
        'Most of the players lived where mobile data is unreliable or expensive, such as India, Brazil, Mexico and Indonesia. That makes sense. The game lives on the page that you see without a connection, so the shakier your network, the more often you meet the dinosaur. A joke about being offline had become something to do while offline.',
        'Not everyone was pleased. Schools and workplaces asked for a way to switch the game off, and they got one: administrators can disable it on the computers they look after. Few easter eggs need an off switch.',
      ],
    },
    {
      title: 'Evolution and Special Editions',
      paragraphs: [
        'You don’t have to go offline to play any more. Type chrome://dino into Chrome’s address bar, and the game opens in an arcade mode that fills the window. The address chrome://network-error/-106 brings it up, too.',
        'Last long enough, and the desert changes. At 700 points day turns to night, and from then on they take turns. Chromium, the project behind Chrome, publishes its source, so you can look up the rest: a night lasts twelve seconds, and the moon has seven phases.',
        'In September 2018 Chrome turned ten, and the dinosaur celebrated with it. There was a birthday cake, there were balloons, and the T-Rex wore a party hat.',
        'The source has more in it than most players ever see. It holds costumes for a sports event with five disciplines. There’s an accessible mode, which runs more slowly and adds sound cues. At chrome://dino you can play with a gamepad, and when you crash on a phone, it vibrates.',
        'You’ll find some of this in our game as well, made in our own way. Night falls at 700 points here, too: seventy seconds into a run if you shoot nothing. Each night has sights of its own. You can play with a gamepad, by ear, or at a slower pace: the answer about [controls](/faq#controls) tells you how. And yes, there’s a party hat, but you have to earn it.',
      ],
      picture: {
        src: '/pictures/night.png',
        alt: 'Night in the desert, with a moon and stars: the T-Rex jumps over cacti, a pterodactyl comes closer, and a herd of long-necked dinosaurs walks along the horizon.',
        caption: 'A night in our own desert, a good minute into a run.',
        width: 1000,
        height: 380,
      },
    },
    {
      title: 'Cultural Impact',
      paragraphs: [
        'How long can a run last? The makers had an answer ready: the game was built to max out after about 17 million years. That, they said, is how long T. rex lived on Earth. It’s a joke rather than palaeontology, and nobody has sat through it to check.',
        'What remains is a rare thing: an error page that people are glad to see. It tells you that something doesn’t work, and in the same moment gives you something that does. It takes no account and no installation. It doesn’t even take a connection: not having one was the point.',
        'It also shows how little a game needs. There’s one figure, one direction and hardly more than one key. You understand it at the first cactus, and you know at once whose fault it was.',
        'The dinosaur on this site belongs to another game, with its own art, rules and code. Google didn’t make it and isn’t connected with it. The idea did come from the original, though. [Google Game Dino](/google-game-dino) puts the two side by side.',
      ],
    },
  ],
  creators: {
    path: '/who-created-the-dinosaur-game',
    title: 'Read on: who created the dinosaur game?',
  },
  play: 'Play Dino Game Now',
  published: '2026-11-21',
  modified: '2026-11-28',
} as const;
