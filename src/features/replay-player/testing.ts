export type { Chapter } from './chapter.ts';
export { RATES, ReplayPlayer, type ReplayPlayerState } from './replay-player.ts';
