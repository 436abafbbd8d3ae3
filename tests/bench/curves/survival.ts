import { createRun } from '#simulation';
import { TimingPlayer } from '../../players/timing-player.ts';
import type { SeedTask } from '../divide-among-processes.ts';
import { percentile } from '../statistics.ts';

/** A run ends at this score at the latest. */
const UNTIL = 10_000;

/** The scores at which the share of runs still alive is told. */
const SCORES = [100, 200, 500, 1000, 1500, 2500, 5000, 10_000];

/** The runs of one kind of player that one process plays. */
export interface SurvivalTask extends SeedTask {
  /** Standard deviation of the player's timing, ms. */
  readonly spread: number;
}

/** How far one kind of player comes. */
export interface Survival {
  /** Standard deviation of the player's timing, ms. */
  readonly spread: number;
  readonly scores: readonly number[];
}

/** Plays the runs of a task. Returns their scores in the order of their seeds. */
export function playRuns({ spread, from, count }: SurvivalTask): number[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = from + index;
    const run = createRun(seed);
    const player = new TimingPlayer(run.view, spread, `${seed}:${spread}`);
    while (!run.view.gameOver && run.view.score < UNTIL) run.step(player.input());
    return run.view.score;
  });
}

/** A row for each kind of player. */
export function survivalTable(survivals: readonly Survival[]): Record<string, object> {
  return Object.fromEntries(
    survivals.map(({ spread, scores }) => {
      const score = (share: number) => percentile(scores, share).toFixed(0);
      const alive = SCORES.map((at) => {
        const share = scores.filter((reached) => reached >= at).length / scores.length;
        return [`alive at ${at}`, `${Math.round(100 * share)}%`];
      });
      const quartiles = `${score(0.25)}, ${score(0.75)}`;
      return [`${spread} ms`, { median: score(0.5), quartiles, ...Object.fromEntries(alive) }];
    }),
  );
}
