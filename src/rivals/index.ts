/**
 * Players in code, beside the player's run: rivals that play like people, the choice of a course on
 * which one of them ends a little ahead, and bots that developers write.
 */
export { Bench, type BenchOptions, type BenchRow } from './bench.ts';
export { askBot, type Bot, createBotRun, type Keys } from './bot.ts';
export { createErrors } from './errors.ts';
export { type Band, bandAhead } from './band-ahead.ts';
export { findRival } from './find-rival.ts';
export { beatenWith, rivalsToAsk } from './ladder.ts';
export { RivalRun } from './rival-run.ts';
export type { SimulatedRun } from './simulated-run.ts';
export { type Rival, type RivalId, RIVALS } from './table.ts';
export { TimingPlayer } from './timing-player.ts';
