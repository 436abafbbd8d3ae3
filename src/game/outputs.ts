import type { Moment, Story } from '#story';
import type { GameOutput } from './outputs/game-output.ts';

/** Whatever presents a run besides the picture. It loads after the first frame. */
export class Outputs {
  private outputs: readonly GameOutput[] = [];

  /** Returns a function that ends them. @param story of the player's run. */
  attach(outputs: readonly GameOutput[], story: Story): () => void {
    this.outputs = outputs;
    this.begin(story);
    return () => {
      this.outputs = [];
      for (const output of outputs) output.dispose();
    };
  }

  readonly onReplayMoment = (moment: Moment): void => {
    for (const output of this.outputs) output.onReplayMoment?.(moment);
  };

  readonly onPress = (source: string): void => {
    for (const output of this.outputs) output.onPress?.(source);
  };

  /** Another run begins, or this one jumps in time. */
  begin(story: Story): void {
    for (const output of this.outputs) output.begin?.(story);
  }

  /** Called after each step. An iterator would be a new object each time. */
  afterStep(story: Story): void {
    const { outputs } = this;
    for (let i = 0; i < outputs.length; i++) outputs[i]?.afterStep(story);
  }

  reset(): void {
    for (const output of this.outputs) output.reset?.();
  }
}
