import { type RunView, STEP_EVENT } from '#simulation';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, View } from '../view.ts';

const BLINKS = 3;
/** Steps hidden, then visible: 2.5 blinks a second, below the 3 that can trigger seizures. */
const PHASE_STEPS = 12;
const STEPS = 2 * BLINKS * PHASE_STEPS;

class Blink {
  private since = Number.NEGATIVE_INFINITY;

  /** Does nothing while it's already blinking, so that it never blinks faster. */
  start({ steps }: RunView): void {
    if (steps - this.since >= STEPS) this.since = steps;
  }

  stop(): void {
    this.since = Number.NEGATIVE_INFINITY;
  }

  isHiding({ steps }: RunView): boolean {
    const age = steps - this.since;
    return age < STEPS && Math.floor(age / PHASE_STEPS) % 2 === 0;
  }
}

export class ScoreBlink implements View {
  private readonly blink = new Blink();
  private view: RunView | undefined;
  private steps = 0;

  constructor(private readonly score: SpriteLayer) {}

  afterStep(view: RunView): void {
    const goesOn = view === this.view && view.steps === this.steps + 1;
    this.view = view;
    this.steps = view.steps;
    // After a change of run, or a jump within a replay, the milestone is old. Don't blink for it.
    if (!goesOn) this.blink.stop();
    else if ((view.happened & STEP_EVENT.milestone) !== 0) this.blink.start(view);
  }

  draw({ view, state: { phase } }: FrameInfo): void {
    // Keep the score readable while the run is paused or over.
    const moves = phase === 'running' || (phase === 'shown' && !view.gameOver);
    this.score.visible = !(moves && view === this.view && this.blink.isHiding(view));
  }
}

export class RecordFlash implements View {
  private readonly blink = new Blink();
  private view: RunView | undefined;
  private hasPassed = false;

  constructor(private readonly highScore: SpriteLayer) {}

  draw({ view, state }: FrameInfo): void {
    const hasPassed =
      (state.ranked || view.practice !== null) &&
      state.highScore > 0 &&
      view.score > state.highScore;
    if (view !== this.view) {
      this.view = view;
      this.blink.stop();
    } else if (hasPassed && !this.hasPassed && state.phase === 'running') this.blink.start(view);
    this.hasPassed = hasPassed;
    this.highScore.visible =
      state.reducedMotion || state.phase !== 'running' || !this.blink.isHiding(view);
  }
}
