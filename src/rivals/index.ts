/**
 * Players that play like people, beside the player's run: who they are, and the choice of a course
 * on which one of them ends a little ahead.
 */
export { createErrors } from './errors.ts';
export { type Band, bandAhead, findRival } from './find-rival.ts';
export { RivalRun } from './rival-run.ts';
export { type Rival, type RivalId, RIVALS } from './table.ts';
export { TimingPlayer } from './timing-player.ts';
