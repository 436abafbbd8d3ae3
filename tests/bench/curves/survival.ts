import { createRun } from '#simulation';
import { TimingPlayer } from '../../players/timing-player.ts';
import type { SeedTask } from '../divide-among-processes.ts';

/** The runs of one kind of player that one process plays. */
export interface SurvivalTask extends SeedTask {
  /** Standard deviation of the player's timing, ms. */
  readonly spread: number;
  /** A run ends at this score at the latest. */
  readonly until: number;
}

/** How far one kind of player comes. */
export interface Survival {
  /** Standard deviation of the player's timing, ms. */
  readonly spread: number;
  /** The score of each run, in ascending order. */
  readonly scores: readonly number[];
}

/** Plays the runs of a task. Returns their scores in the order of their seeds. */
export function playRuns({ spread, from, count, until }: SurvivalTask): number[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = from + index;
    const run = createRun(seed);
    const player = new TimingPlayer(run.view, { spread }, `${seed}:${spread}`);
    while (!run.view.gameOver && run.view.score < until) run.step(player.input());
    return run.view.score;
  });
}

/** The share of runs that reached a score, 0 to 1. */
export function shareAlive({ scores }: Survival, score: number): number {
  return scores.filter((reached) => reached >= score).length / scores.length;
}
