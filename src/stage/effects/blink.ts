import { type RunView, STEP_EVENT } from '#simulation';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, View } from '../view.ts';

const BLINKS = 3;
/**
 * How long it is hidden, and then visible again, steps: two and a half blinks a second, below the
 * three that can harm.
 */
const PHASE_STEPS = 12;
const STEPS = 2 * BLINKS * PHASE_STEPS;

/** Something that is hidden and shown again three times, counted in steps of a run. */
class Blink {
  private since = Number.NEGATIVE_INFINITY;

  /** Starts, unless it is blinking already: it must not blink faster. */
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

/** At each milestone, a further hundred points, the score blinks three times. */
export class ScoreBlink implements View {
  private readonly blink = new Blink();
  private view: RunView | undefined;
  private steps = 0;

  /** @param score the layer of the score alone. */
  constructor(private readonly score: SpriteLayer) {}

  afterStep(view: RunView): void {
    const goesOn = view === this.view && view.steps === this.steps + 1;
    this.view = view;
    this.steps = view.steps;
    // Another run, or a jump to another step in a replay: a milestone reached before was not seen,
    // so it does not blink.
    if (!goesOn) this.blink.stop();
    else if ((view.happened & STEP_EVENT.milestone) !== 0) this.blink.start(view);
  }

  draw({ view, state: { phase } }: FrameInfo): void {
    // It stays visible while the run is paused or over, so that it can be read.
    const moves = phase === 'running' || (phase === 'shown' && !view.gameOver);
    this.score.visible = !(moves && view === this.view && this.blink.isHiding(view));
  }
}

/**
 * When the score of the player's run passes the high score, the high score, which takes it over,
 * blinks three times.
 */
export class RecordFlash implements View {
  private readonly blink = new Blink();
  private view: RunView | undefined;
  private hasPassed = false;

  /** @param highScore the layer of the high score alone. */
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
    this.highScore.visible = state.calm || state.phase !== 'running' || !this.blink.isHiding(view);
  }
}
