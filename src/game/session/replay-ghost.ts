import { createRun, NO_INPUT, type RunView } from '#simulation';
import type { Replay } from '#replay';
import type { Ghost } from './course.ts';

export class ReplayGhost implements Ghost {
  readonly run;

  constructor(private readonly replay: Replay) {
    this.run = createRun(replay.seed, { assists: replay.assists });
  }

  get view(): RunView {
    return this.run.view;
  }

  step(): void {
    this.run.step(this.replay.inputs[this.run.view.steps] ?? NO_INPUT);
  }
}
