/** A session of play: the whole game area as one React component, what it tells of the game, and the player's own numbers and keys. */
export { Game, type GameProps } from './Game.tsx';
export { OwnNumbers, type OwnNumbersProps } from './numbers/OwnNumbers.tsx';
export { OwnKeys } from './settings/OwnKeys.tsx';
export type { GameEvent } from './events.ts';
export type { DebugState, DinoDebug } from './debug-api.ts';
