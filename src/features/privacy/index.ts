/** A chunk of its own, because the first frame doesn't need it. */
export { PlayerData } from './player-data.ts';
export { PlayerDataButtons } from './PlayerDataButtons.tsx';
