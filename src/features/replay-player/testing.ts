/**
 * The entry point for unit tests: parts of the replay player that are tested one by one. No file in
 * src imports it.
 */
export type { Chapter } from './chapter.ts';
export { RATES, ReplayPlayer, type ReplayPlayerState } from './replay-player.ts';
