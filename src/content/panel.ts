/** The panel beside the stage, and the message for browsers without JavaScript. */
export const PANEL = {
  title: 'How to play and scores',
  howToPlay: 'How to Play',
  controls: 'Controls',
  features: 'Game Features',
  numbers: 'Your numbers',
  noScript: 'The game needs JavaScript, which is switched off here. Everything else on this site works without it.',
} as const;
