/** What counts and shows the player's numbers: a chunk of its own, for no page needs it for the first frame of the game. */
export { Stats } from './Stats.tsx';
export { PlayerData } from '../privacy/player-data.ts';
