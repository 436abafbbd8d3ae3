/** Around the stage: the panel beside it, and a word to those whose browser runs no scripts. */
export const PANEL = {
  title: 'How to play and scores',
  howToPlay: 'How to Play',
  controls: 'Controls',
  features: 'Game Features',
  numbers: 'Your numbers',
  noScript: 'The game needs JavaScript, which is switched off here. Everything else on this site works without it.',
} as const;
