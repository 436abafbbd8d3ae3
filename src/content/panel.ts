/** The panel beside the game, and the messages for browsers that cannot run the game. */
export const PANEL = {
  title: 'How to play and stats',
  howToPlay: 'How to Play',
  controls: 'Controls',
  features: 'Game Features',
  stats: 'Your stats',
  /** In the place of a part of the page whose code is missing. */
  gameNotLoaded: 'The game didn’t load. Check your connection.',
  statsNotLoaded: 'Your stats didn’t load. Check your connection.',
  noScript: 'Turn on JavaScript to play. You can read every page without it.',
  oldBrowser:
    'Your browser is too old for the game. Use Chrome or Edge 109, Firefox 115, Safari 16.4, or anything newer.',
} as const;
