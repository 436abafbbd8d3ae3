/**
 * The entry point for unit tests: parts of the replay player that are tested one by one. No file in
 * src imports it.
 */
export { Playback, type PlaybackOptions, RATES } from './playback.ts';
export { ReplayPlayer, type ReplayPlayerState } from './replay-player.ts';
