import { PLAY_ACTIONS } from './actions.ts';

/** What the player can do to the page around the game. */
export const PAGE_ACTIONS = ['lockScroll', 'fullScreen', 'mute'] as const;
export type PageAction = (typeof PAGE_ACTIONS)[number];

/** What a key can mean. */
export const KEY_ACTIONS = [...PLAY_ACTIONS, ...PAGE_ACTIONS] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];

export function isPageAction(action: KeyAction): action is PageAction {
  return action === 'lockScroll' || action === 'fullScreen' || action === 'mute';
}
