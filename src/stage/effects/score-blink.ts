import { type RunView, STEP_EVENT } from '#simulation';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, View } from '../view.ts';
import { Blink } from './blink.ts';

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
