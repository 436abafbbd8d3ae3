/** What only tests use. */
export { Playback, type PlaybackOptions, RATES } from './playback.ts';
export { ReplayPlayer, type ReplayPlayerState } from './replay-player.ts';
export type { ReplaySource, RunSource } from './replay-source.ts';
