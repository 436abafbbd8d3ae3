import { createRun, type Run, type RunView } from '#simulation';

export interface SimulatedPlayer {
  /** Of the next step, a sum of INPUT bits. */
  input(): number;
}

/** Between two yields: few, for a phone whose browser hasn't optimised the code yet. */
const STEPS_PER_SLICE = 100;

export class SimulatedRun {
  readonly run: Run;
  private readonly player: SimulatedPlayer;
  private readonly taken: number[] = [];

  constructor(
    readonly seed: string,
    createPlayer: (view: RunView) => SimulatedPlayer,
  ) {
    this.run = createRun(seed);
    this.player = createPlayer(this.run.view);
  }

  /** In slices, to the crash or beyond this score. */
  *play(most = Infinity, stepsPerSlice = STEPS_PER_SLICE): Generator<undefined, void> {
    const { view } = this.run;
    while (!view.gameOver && view.score <= most) {
      this.step();
      if (view.steps % stepsPerSlice === 0) yield;
    }
  }

  step(): void {
    const input = this.player.input();
    this.taken.push(input);
    this.run.step(input);
  }

  get inputs(): Uint8Array {
    return Uint8Array.from(this.taken);
  }
}
