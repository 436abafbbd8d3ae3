import type { RunView } from '#simulation';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { FrameInfo, View } from '../view.ts';

/** Points from one blink of the score to the next (rules, Day, night and the 700 points). */
const POINTS = 100;
const BLINKS = 3;
/** How long the score is away, and then there again, steps: two and a half blinks a second. */
const BLINK_PHASE_STEPS = 12;
const BLINK_STEPS = 2 * BLINKS * BLINK_PHASE_STEPS;

/** At each further hundred points the score blinks three times. */
export class ScoreBlink implements View {
  private view: RunView | undefined;
  private steps = 0;
  private hundreds = 0;
  private since = Number.NEGATIVE_INFINITY;

  /** @param score what only the score is in. */
  constructor(private readonly score: QuadLayer) {}

  afterStep(view: RunView): void {
    const hundreds = Math.floor(view.score / POINTS);
    const goesOn = view === this.view && view.steps === this.steps + 1;
    this.view = view;
    this.steps = view.steps;
    if (!goesOn) {
      // A hundred that nobody saw coming is no news: another run, or a leap in one that is played back.
      this.since = Number.NEGATIVE_INFINITY;
    } else if (hundreds > this.hundreds && view.steps - this.since >= BLINK_STEPS) {
      // A hundred that comes while it blinks is not to make it blink faster.
      this.since = view.steps;
    }
    this.hundreds = hundreds;
  }

  draw({ view, state: { phase } }: FrameInfo): void {
    const steps = view.steps - this.since;
    const away = steps < BLINK_STEPS && Math.floor(steps / BLINK_PHASE_STEPS) % 2 === 0;
    // Whoever pauses or is done wants to read it.
    const moves = phase === 'running' || (phase === 'shown' && !view.gameOver);
    this.score.visible = !(away && moves && view === this.view);
  }
}
