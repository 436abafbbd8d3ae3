import { STORED_ITEMS } from './stored-items.ts';

/** Whether the browser has stored something of a player, such as a high score or settings. */
export function hasPlayerData(): boolean {
  try {
    return STORED_ITEMS.some(
      ({ key, where, exportedAs }) =>
        where === 'localStorage' && exportedAs !== null && localStorage.getItem(key) !== null,
    );
  } catch {
    // Storage is blocked, so nothing is stored.
    return false;
  }
}
