export const PANEL = {
  title: 'How to play and stats',
  howToPlay: 'How to Play',
  allKeys: 'All keys',
  rotate: 'Rotate the screen for better experience',
  controls: 'Controls',
  features: 'Game Features',
  stats: 'Your stats',
  gameNotLoaded: 'The game didn’t load. Check your connection.',
  statsNotLoaded: 'Your stats didn’t load. Check your connection.',
  guideNotLoaded: 'This part of the page didn’t load. Check your connection.',
  scriptMissing:
    'The game’s script isn’t running. Reload the page, or turn off what blocks it. If you’ve opened a file, visit the site itself.',
  noScript: 'Turn on JavaScript to play. You can read every page without it.',
  oldBrowser:
    'Your browser is too old for the game. Use Chrome or Edge 109, Firefox 115, Safari 16.4, or anything newer.',
} as const;
