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
/** A retry is another run, which the session doesn't know. */
export type SessionAction = Exclude<PlayAction, 'retry'>;

const PAGE_ACTIONS = ['lockScroll', 'fullScreen', 'mute'] as const;
export type PageAction = (typeof PAGE_ACTIONS)[number];

export const KEY_ACTIONS = [...PLAY_ACTIONS, ...PAGE_ACTIONS] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];

export function isPageAction(action: KeyAction): action is PageAction {
  return action === 'lockScroll' || action === 'fullScreen' || action === 'mute';
}
