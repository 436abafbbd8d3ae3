import { type RunView, STEP_EVENT } from '#simulation';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { FrameInfo, View } from '../view.ts';

const BLINKS = 3;
/** How long the score is hidden, and then visible again, steps: two and a half blinks a second. */
const BLINK_PHASE_STEPS = 12;
const BLINK_STEPS = 2 * BLINKS * BLINK_PHASE_STEPS;

/** At each milestone, a further hundred points, the score blinks three times. */
export class ScoreBlink implements View {
  private view: RunView | undefined;
  private steps = 0;
  private since = Number.NEGATIVE_INFINITY;

  /** @param score the layer of the score alone. */
  constructor(private readonly score: QuadLayer) {}

  afterStep(view: RunView): void {
    const goesOn = view === this.view && view.steps === this.steps + 1;
    this.view = view;
    this.steps = view.steps;
    if (!goesOn) {
      // Another run, or a jump to another step in a replay: a milestone reached before was not seen, so it does not blink.
      this.since = Number.NEGATIVE_INFINITY;
    } else if ((view.happened & STEP_EVENT.milestone) !== 0 && view.steps - this.since >= BLINK_STEPS) {
      // A milestone during a blink must not make it blink faster.
      this.since = view.steps;
    }
  }

  draw({ view, state: { phase } }: FrameInfo): void {
    const steps = view.steps - this.since;
    const away = steps < BLINK_STEPS && Math.floor(steps / BLINK_PHASE_STEPS) % 2 === 0;
    // It stays visible while the run is paused or over, so that it can be read.
    const moves = phase === 'running' || (phase === 'shown' && !view.gameOver);
    this.score.visible = !(away && moves && view === this.view);
  }
}
