import { createRun, NO_INPUT, type RunView } from '#simulation';
import type { Replay } from '#replay';
import type { Ghost } from './course.ts';

export class ReplayGhost implements Ghost {
  readonly run;

  /** @param lag how long it waits at the start, steps. */
  constructor(
    private readonly replay: Replay,
    private lag = 0,
  ) {
    this.run = createRun(replay.seed, { assists: replay.assists });
  }

  get view(): RunView {
    return this.run.view;
  }

  step(): void {
    if (this.lag > 0) this.lag -= 1;
    else this.run.step(this.replay.inputs[this.run.view.steps] ?? NO_INPUT);
  }
}
