/** For tests only: the data behind the guide's figures and tables. */
export {
  FULL_TURBO_SCORE,
  GAPS,
  JUMP_HEIGHT,
  JUMP_STEPS,
  speedAt,
  TOP_SPEED_SCORE,
} from './parts/facts.ts';
export { hitboxSize } from './parts/StageDrawing.tsx';
export { HEIGHTS } from './PterodactylHeights.tsx';
