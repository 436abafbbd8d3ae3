import { useSyncExternalStore } from 'react';
import type { GameController } from './game-controller.ts';
import type { UiState } from '../game/ui-state.ts';

/** What one component shows of the game. It renders when that changes, and alone: in play each render is a part of a frame. */
export function useUi<Shown extends string | boolean>(game: GameController, read: (ui: UiState) => Shown): Shown {
  const get = () => read(game.ui.get());
  return useSyncExternalStore(game.ui.subscribe, get, get);
}
