export { ReplayControls } from './ReplayControls.tsx';
export { showReplay, showWayOut } from './create-replay-player.ts';
export type { ReplayPlayer } from './replay-player.ts';
