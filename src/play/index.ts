export { GameArea, type GameAreaProps } from './GameArea.tsx';
export { loadFullScreenStyles } from './deferred-parts.tsx';
export { KeyLabels } from './KeyLabels.tsx';
export { StatsPanel, type StatsPanelProps } from './StatsPanel.tsx';
export type { DebugState, DinoDebug, GameEvent } from '#game';
