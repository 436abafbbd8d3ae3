/**
 * What the player may do with their data. A chunk of its own: the first frame of the game does not
 * need it.
 */
export { PlayerData } from './player-data.ts';
export { PlayerDataButtons } from './PlayerDataButtons.tsx';
