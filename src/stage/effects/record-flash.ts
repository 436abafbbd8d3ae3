import type { RunView } from '#simulation';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { FrameInfo, View } from '../view.ts';
import { Blink } from './blink.ts';

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
