/** A session of play: the whole game area as one React component, what it tells of the game, and the player's own numbers and keys. */
export { Game, type GameProps } from './Game.tsx';
export { StatsPanel, type StatsPanelProps } from './StatsPanel.tsx';
export { KeyLabels } from './KeyLabels.tsx';
export { type GameEvent } from '#game';
export { type DebugState, type DinoDebug } from '#game';
export type { GameController } from './game-controller.ts';
