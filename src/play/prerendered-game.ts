import type { GameEvent } from '#game';
import type { GameController } from './game-controller.ts';

/** The game that began without React, until React takes it over. */
let early: { readonly game: GameController; readonly dispose: () => void } | undefined;

/** Its events that the page has not been told of. */
const earlyEvents = new WeakMap<GameController, GameEvent[]>();

/**
 * Keeps this game for React.
 * @param dispose called when it is released.
 */
export function keepForReact(game: GameController, dispose: () => void): void {
  const events: GameEvent[] = [];
  earlyEvents.set(game, events);
  const unsubscribe = game.events.subscribe((event) => events.push(event));
  early = {
    game,
    dispose: () => {
      unsubscribe();
      dispose();
    },
  };
}

/** The game that waits for React, if there is one. */
export function prerenderedGame(): GameController | undefined {
  return early?.game;
}

/** Call it when React has mounted this game, or its page has been left before: no later page takes it over then. */
export function releasePrerenderedGame(game: GameController): void {
  if (early?.game !== game) return;
  early.dispose();
  early = undefined;
}

/** The events of this game from before React listened, once. */
export function takeEarlyEvents(game: GameController): readonly GameEvent[] {
  const events = earlyEvents.get(game) ?? [];
  earlyEvents.delete(game);
  return events;
}
