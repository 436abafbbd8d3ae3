import type { RunView } from '#simulation';
import type { GameEvent } from '../events/game-events.ts';
import type { AutomaticCrouch } from '../session/automatic-crouch.ts';
import type { GameOutput, GameOutputOptions } from './game-output.ts';

/** The outputs of one mounted game. Their code is loaded late; events before that are dropped. */
export class LazyOutputs {
  private outputs: readonly GameOutput[] = [];
  private automaticCrouch: AutomaticCrouch | undefined;
  private isDisposed = false;

  constructor(private readonly options: GameOutputOptions) {}

  /** @param isRunning whether a run has begun before the outputs were loaded: they then receive its start event late. */
  async load(isRunning: () => boolean): Promise<void> {
    const { AutomaticCrouch: LoadedAutomaticCrouch, createOutputs } = await import('./create-outputs.ts');
    if (this.isDisposed) return;
    this.automaticCrouch = new LoadedAutomaticCrouch();
    this.outputs = createOutputs(this.options);
    if (isRunning()) this.onEvent({ type: 'start' });
  }

  readonly onEvent = (event: GameEvent): void => {
    for (const output of this.outputs) output.onEvent(event);
  };

  readonly onReplayEvent = (event: GameEvent): void => {
    for (const output of this.outputs) output.onReplayEvent?.(event);
  };

  /** Called after each step. An index loop, because an iterator would be a new object in each step. */
  afterStep(view: RunView): void {
    const { outputs } = this;
    for (let i = 0; i < outputs.length; i++) outputs[i]?.afterStep(view);
  }

  /** Adds the automatic crouch to the input of the next step, if the player has chosen to play with one key. */
  adjustInput(view: RunView, input: number): number {
    if (!this.options.settings.get().singleKey) return input;
    return this.automaticCrouch?.adjust(view, input) ?? input;
  }

  dispose(): void {
    this.isDisposed = true;
    for (const output of this.outputs) output.dispose();
    this.outputs = [];
  }
}
