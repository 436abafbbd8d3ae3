/** The actions of a run. */
export const PLAY_ACTIONS = ['jump', 'crouch', 'shoot', 'turbo', 'special', 'pause'] as const;
export type PlayAction = (typeof PLAY_ACTIONS)[number];
