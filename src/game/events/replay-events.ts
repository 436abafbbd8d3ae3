import { STEP_EVENT, type RunView } from '#simulation';
import { type GameEventListener, emitEventsOfStep } from './game-events.ts';

/** Emits the events of a replay as they happen. A jump to another position emits none. */
export class ReplayEvents {
  private view: RunView | undefined;
  private steps = 0;

  constructor(private readonly emit: GameEventListener) {}

  /** Called right after each step, and once after a jump to another position. */
  afterStep(view: RunView): void {
    if (view === this.view && view.steps === this.steps + 1) {
      emitEventsOfStep(view, this.emit);
      if ((view.happened & STEP_EVENT.crashed) !== 0)
        this.emit({ type: 'over', score: view.score, high_score: 0 });
    }
    this.view = view;
    this.steps = view.steps;
  }
}
