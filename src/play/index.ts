/** A session of play: the whole game area as one React component, and what it tells of the game. Import it lazily. */
export { Game, type GameProps } from './Game.tsx';
export type { GameEvent } from './events.ts';
export type { DebugState, DinoDebug } from './debug-api.ts';
