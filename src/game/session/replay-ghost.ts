import { createRun, NO_INPUT, type Run, type RunView } from '#simulation';
import type { Replay } from '#replay';
import type { Ghost } from './course.ts';

/** Replays a run step by step as the ghost of another run. */
export class ReplayGhost implements Ghost {
  /**
   * @param run the run of the replay, after any number of its steps; by default before the first
   * one.
   */
  constructor(
    private readonly replay: Replay,
    readonly run: Run = createRun(replay.seed, { assists: replay.assists }),
  ) {}

  get view(): RunView {
    return this.run.view;
  }

  step(): void {
    this.run.step(this.replay.inputs[this.run.view.steps] ?? NO_INPUT);
  }
}
