/** What counts and shows the player's numbers: a chunk of its own, for no page needs it for the first frame of the game. */
export { NumbersPanel } from './NumbersPanel.tsx';
export { OwnData } from './own-data.ts';
