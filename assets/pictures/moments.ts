import { createRun, type RunView, type Snapshot } from '#simulation';

/** What a picture shows, and how to play until it does. */
export interface Scene {
  readonly play: (view: RunView) => number;
  /** The scene is searched for between these scores. */
  readonly scores: { readonly from: number; readonly to: number };
  readonly shows: (now: Snapshot) => boolean;
}

/** A moment of a run. */
export interface Moment {
  readonly seed: string;
  /** The input of each step. */
  readonly inputs: readonly number[];
  /** The hash of the run's state at that moment. */
  readonly hash: string;
}

const MOST_SEEDS = 300;

/**
 * Plays one seed after another until the scene appears. With the same rules it finds the same
 * moment.
 */
export function findMoment({ play, scores, shows }: Scene): Moment {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const run = createRun(seed);
    const { view } = run;
    const inputs: number[] = [];
    for (;;) {
      const input = play(view);
      inputs.push(input);
      run.step(input);
      if (view.gameOver || view.score > scores.to) break;
      if (view.score >= scores.from && shows(run.snapshot()))
        return { seed: view.seed, inputs, hash: run.hash() };
    }
  }
  throw new Error(`None of ${MOST_SEEDS} runs shows the scene.`);
}
