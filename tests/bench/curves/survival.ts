import { createRun } from '#simulation';
import { TimingPlayer } from '../../players/timing-player.ts';
import type { SeedTask } from '../divide-among-processes.ts';
import { percentile } from '../statistics.ts';

/** A run ends at this score at the latest. */
const UNTIL = 10_000;

/** Scores at which the table gives the share of runs still alive. */
const SCORES = [100, 200, 500, 1000, 1500, 2500, 5000, 10_000];

export interface SurvivalTask extends SeedTask {
  readonly spread: number;
}

export interface Survival {
  readonly spread: number;
  readonly scores: readonly number[];
}

export function playRuns({ spread, from, count }: SurvivalTask): number[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = from + index;
    const run = createRun(seed);
    const player = new TimingPlayer(run.view, spread, `${seed}:${spread}`);
    while (!run.view.gameOver && run.view.score < UNTIL) run.step(player.input());
    return run.view.score;
  });
}

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
