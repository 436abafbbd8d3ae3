import type { Hint } from '#stage';

export const LESSON_ACTIONS = {
  cactus: 'jump',
  pterodactyl: 'crouch',
  pickup: 'shoot',
  turbo: 'turbo',
  fall: 'crouch',
} as const satisfies Readonly<Record<Hint['about'], string>>;

export type TaughtAction = (typeof LESSON_ACTIONS)[Hint['about']];
