/** The panel beside the stage, and the messages for browsers that cannot run the game. */
export const PANEL = {
  title: 'How to play and scores',
  howToPlay: 'How to Play',
  controls: 'Controls',
  features: 'Game Features',
  numbers: 'Your numbers',
  /** In the place of a part of the page whose code is missing. */
  gameNotLoaded: 'The game didn’t load. Check your connection.',
  numbersNotLoaded: 'Your numbers didn’t load. Check your connection.',
  noScript: 'The game needs JavaScript, which is switched off here. Everything else on this site works without it.',
  oldBrowser:
    'Your browser is too old for the game: it needs Chrome or Edge 109, Firefox 115, Safari 16.4, or anything newer.',
} as const;
