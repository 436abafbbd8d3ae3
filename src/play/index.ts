/**
 * The game area of a page as one React component, the player's statistics, and the labels of the
 * player's keys.
 */
export { Game, type GameProps } from './Game.tsx';
export { loadScoreHistory, StatsPanel, type StatsPanelProps } from './StatsPanel.tsx';
export { KeyLabels } from './KeyLabels.tsx';
export { type DebugState, type DinoDebug, type GameEvent } from '#game';
export type { GameController } from './game-controller.ts';
