import { createRun } from '#simulation';
import { TimingPlayer } from '../../players/timing-player.ts';

/** The runs of one kind of player that one process plays. */
export interface SurvivalTask {
  /** Standard deviation of the player's timing, ms. */
  readonly spread: number;
  /** The seeds are the integers from `from` on. */
  readonly from: number;
  readonly count: number;
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

/** The scores at which the share of runs still alive is told. */
export const SURVIVAL_SCORES = [100, 200, 500, 1000, 1500, 2500, 5000, 10_000] as const;

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

/**
 * The value below which a share of sorted values lies, between two of them by interpolation.
 * @param share 0 to 1.
 * @returns NaN without values.
 */
export function quantile(sorted: readonly number[], share: number): number {
  const position = share * (sorted.length - 1);
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}
