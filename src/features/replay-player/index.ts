export { ReplayControls } from './ReplayControls.tsx';
export { createReplayPlayer, createEscapeRoutePlayer } from './create-replay-player.ts';
export type { ReplayPlayer } from './replay-player.ts';
