/** What only tests need of the guide: the data behind its figures and tables. */
export { GAPS } from './parts/gaps.ts';
export { hitboxSize } from './parts/hitbox.ts';
export { JUMP_HEIGHT, JUMP_STEPS, listJumps } from './parts/jumps.ts';
export { FULL_MOON_NIGHT, NIGHTS } from './parts/nights.ts';
export { listObstacles } from './parts/obstacles.ts';
export { HEIGHTS } from './parts/pterodactyl-heights.ts';
export { FULL_TURBO_SCORE, speedAt, TOP_SPEED_SCORE } from './parts/speeds.ts';
export { MOMENTS } from './parts/timeline.ts';
