import { STEP_EVENT, type RunView } from '#simulation';
import { type RaiseEvent, raiseEventsOfStep } from './events.ts';

/** Raises the events of a run that is played back, as they happen; a leap to another moment raises none. */
export class ReplayEvents {
  private view: RunView | undefined;
  private steps = 0;

  constructor(private readonly raise: RaiseEvent) {}

  /** Hears of each step right after it, and of the run it stands at after a leap. */
  follow(view: RunView): void {
    if (view === this.view && view.steps === this.steps + 1) {
      raiseEventsOfStep(view, this.raise);
      if ((view.happened & STEP_EVENT.crashed) !== 0) this.raise({ type: 'over', score: view.score, high_score: 0 });
    }
    this.view = view;
    this.steps = view.steps;
  }
}
