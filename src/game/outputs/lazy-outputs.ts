import type { RunView } from '#simulation';
import type { GameEvent } from '../events/game-events.ts';
import type { AutomaticCrouch } from '../session/automatic-crouch.ts';
import type { GameOutput, GameOutputOptions } from './game-output.ts';

/** The outputs of one mounted game, from before their code is loaded until they are disposed of. Until then events are lost on them. */
export class LazyOutputs {
  private outputs: readonly GameOutput[] = [];
  private automaticCrouch: AutomaticCrouch | undefined;
  private isDisposed = false;

  constructor(private readonly options: GameOutputOptions) {}

  /** @param isRunning whether a run began before the outputs were loaded: to them it begins now. */
  async load(isRunning: () => boolean): Promise<void> {
    const { AutomaticCrouch: AutomaticCrouchOfChunk, createOutputs } = await import('./create-outputs.ts');
    if (this.isDisposed) return;
    this.automaticCrouch = new AutomaticCrouchOfChunk();
    this.outputs = createOutputs(this.options);
    if (isRunning()) this.onEvent({ type: 'start' });
  }

  readonly onEvent = (event: GameEvent): void => {
    for (const output of this.outputs) output.onEvent(event);
  };

  readonly onReplayEvent = (event: GameEvent): void => {
    for (const output of this.outputs) output.onReplayEvent?.(event);
  };

  /** Called after each step: an index loop, because an iterator is garbage. */
  afterStep(view: RunView): void {
    const { outputs } = this;
    for (let i = 0; i < outputs.length; i++) outputs[i]?.afterStep(view);
  }

  /** The input of the next step, with the automatic crouch where the player has chosen to play with one key. */
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
