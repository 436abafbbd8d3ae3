import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Game } from './game.ts';
import type { GameState } from './game-state.ts';

export const GameContext = createContext<Game | null>(null);

/** @throws Error outside of the game area. */
export function useGame(): Game {
  const game = useContext(GameContext);
  if (game === null) throw new Error('There is no game around this component.');
  return game;
}

/** Renders only when the selected value changes: a render during a run takes time from a frame. */
export function useGameState<Selected extends GameState[keyof GameState]>(
  select: (state: GameState) => Selected,
): Selected {
  const { state } = useGame();
  return useSyncExternalStore(
    state.subscribe,
    () => select(state.get()),
    () => select(state.initial),
  );
}
