/** What counts and shows the player's numbers: a chunk of its own, for no page needs it for the first frame of the game. */
export { Stats } from './Stats.tsx';
export { PlayerData } from '#features/privacy';
export { Recorder } from './stats-recorder.ts';
export { NUMBERS_KEY, StatsStore } from './stats-store.ts';
