import { createRun, type Day, dayOf, type RunView, type Snapshot } from '#simulation';

export interface Scene {
  readonly play: (view: RunView) => number;
  /** Looks for the scene between these scores. */
  readonly scores: { readonly from: number; readonly to: number };
  readonly shows: (now: Snapshot) => boolean;
  /** Default: whichever comes. */
  readonly day?: Day;
}

export interface Moment {
  readonly seed: string;
  /** The input of each step. */
  readonly inputs: readonly number[];
  /** Of the run's state at that moment. */
  readonly hash: string;
}

const MAX_SEEDS = 300;

/**
 * Plays one seed after another until the scene appears. With the same rules it finds the same
 * moment.
 */
export function findMoment({ play, scores, shows, day }: Scene): Moment {
  for (let seed = 1; seed <= MAX_SEEDS; seed++) {
    if (day !== undefined && dayOf(String(seed)) !== day) continue;
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
  throw new Error(`None of ${MAX_SEEDS} runs shows the scene.`);
}

/** Lengths are stage px, from the top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether the centre of one is this far to the right of the other's. */
export function ahead(one: Box, other: Box, atLeast: number, atMost: number): boolean {
  const distance = one.x + one.width / 2 - (other.x + other.width / 2);
  return distance >= atLeast && distance <= atMost;
}

export function bottom({ y, height }: Box): number {
  return y + height;
}

export function onFoot({ jumping, crouching }: Snapshot['dino']): boolean {
  return !jumping && !crouching;
}
