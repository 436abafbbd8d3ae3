/** What only tests need of the guide: the data behind its figures and tables. */
export {
  FULL_TURBO_SCORE,
  GAPS,
  JUMP_HEIGHT,
  JUMP_STEPS,
  speedAt,
  TOP_SPEED_SCORE,
} from './parts/facts.ts';
export { hitboxSize } from './parts/Scene.tsx';
export { HEIGHTS } from './PterodactylHeights.tsx';
