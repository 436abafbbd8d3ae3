export { PlayerDataButtons } from './PlayerDataButtons.tsx';
export { PlayerData } from './player-data.ts';
