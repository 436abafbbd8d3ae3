/** The actions of a run, and after it. */
export const PLAY_ACTIONS = [
  'jump',
  'crouch',
  'shoot',
  'turbo',
  'special',
  'pause',
  'retry',
] as const;
export type PlayAction = (typeof PLAY_ACTIONS)[number];
