import { listen } from './listen.ts';

/**
 * Calls back each time the player has turned the screen to another side. Returns an unsubscribe
 * function.
 */
export function onScreenTurn(listener: () => void): () => void {
  // Missing in some browsers within apps.
  if (!('orientation' in screen)) return () => undefined;
  return listen(screen.orientation, 'change', listener);
}
