import type { RunView } from '#simulation';
import type { GameEventType } from '../events.ts';
import type { GameOutput } from './game-output.ts';

/** Whatever presents a run besides the picture. It loads after the first frame. */
export class Outputs {
  private outputs: readonly GameOutput[] = [];

  /** Returns a function that ends them. */
  attach(outputs: readonly GameOutput[]): () => void {
    this.outputs = outputs;
    return () => {
      this.outputs = [];
      for (const output of outputs) output.dispose();
    };
  }

  readonly onReplayEvent = (event: { readonly type: GameEventType }): void => {
    for (const output of this.outputs) output.onReplayEvent?.(event);
  };

  readonly onPress = (source: string): void => {
    for (const output of this.outputs) output.onPress?.(source);
  };

  /** Called after each step. An iterator would be a new object each time. */
  afterStep(view: RunView): void {
    const { outputs } = this;
    for (let i = 0; i < outputs.length; i++) outputs[i]?.afterStep(view);
  }

  reset(): void {
    for (const output of this.outputs) output.reset?.();
  }
}
