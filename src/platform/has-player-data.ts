import { STORED_ITEMS } from './stored-items.ts';

/** Whether the browser has stored something of a player, such as a high score or settings. */
export function hasPlayerData(): boolean {
  try {
    // Some items are stored in parts, whose names begin with the item's.
    return Object.keys(localStorage).some((name) =>
      STORED_ITEMS.some(
        ({ key, where, exportedAs }) =>
          where === 'localStorage' && exportedAs !== null && name.startsWith(key),
      ),
    );
  } catch {
    // Storage is blocked, so nothing is stored.
    return false;
  }
}
