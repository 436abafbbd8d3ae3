import type { MouseEvent } from 'react';

/** A click with the pointer leaves the focus, and with it the game's keys, where they are. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
