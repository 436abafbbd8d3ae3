import { reportOnce } from '#platform';
import type { RunView } from '#simulation';
import type { GameEvent } from '../events/game-events.ts';
import type {
  AutomaticCrouch,
  isCrouchAhead as IsCrouchAhead,
} from '../session/automatic-crouch.ts';
import type { InputUse } from '../session/session-options.ts';
import type { GameOutput, GameOutputOptions } from './game-output.ts';

/** So many events from the start of a run on are kept for outputs that are still loading. */
const KEPT_EVENTS = 4;

/**
 * The outputs of one mounted game. Their code is loaded late; of the events before that, they
 * receive those with which the run began, as the start and its first jump.
 */
export class LazyOutputs {
  private outputs: readonly GameOutput[] = [];
  private automaticCrouch: AutomaticCrouch | undefined;
  private findCrouchAhead: typeof IsCrouchAhead | undefined;
  private loading: Promise<void> | undefined;
  private isDisposed = false;
  private missed: GameEvent[] = [];

  constructor(private readonly options: GameOutputOptions) {}

  /** Loads them, once; after a failure, the next call tries again. */
  load(): Promise<void> {
    this.loading ??= this.create().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  readonly onEvent = (event: GameEvent): void => {
    if (this.outputs.length === 0) this.keep(event);
    for (const output of this.outputs) output.onEvent(event);
  };

  readonly onReplayEvent = (event: GameEvent): void => {
    for (const output of this.outputs) output.onReplayEvent?.(event);
  };

  onPress(source: string): void {
    for (const output of this.outputs) output.onPress?.(source);
  }

  /** The player has erased all their data. */
  reset(): void {
    for (const output of this.outputs) output.reset?.();
  }

  /**
   * Called after each step. An index loop, because an iterator would be a new object in each step.
   */
  afterStep(view: RunView): void {
    const { outputs } = this;
    for (let i = 0; i < outputs.length; i++) outputs[i]?.afterStep(view);
  }

  /**
   * Adds the automatic crouch to the input of the next step, if the player has chosen to play with
   * one key.
   * @param use whether the step takes it now, or it is only shown.
   */
  adjustInput(view: RunView, input: number, use: InputUse): number {
    if (!this.options.settings.get().singleKey || this.automaticCrouch === undefined) return input;
    try {
      return use === 'taken'
        ? this.automaticCrouch.adjust(view, input)
        : this.automaticCrouch.preview(view, input);
    } catch (error) {
      reportOnce(this, error);
      return input;
    }
  }

  /** Whether the next threat is one to crouch under; false until the code that knows has loaded. */
  isCrouchAhead(view: RunView): boolean {
    return this.findCrouchAhead?.(view) ?? false;
  }

  dispose(): void {
    this.isDisposed = true;
    for (const output of this.outputs) output.dispose();
    this.outputs = [];
  }

  private keep(event: GameEvent): void {
    if (event.type === 'start' || event.type === 'over') this.missed = [];
    const hasBegun = event.type === 'start' || this.missed.length > 0;
    if (hasBegun && this.missed.length < KEPT_EVENTS) this.missed.push(event);
  }

  private async create(): Promise<void> {
    const code = await import('./create-outputs.ts');
    if (this.isDisposed) return;
    this.findCrouchAhead = code.isCrouchAhead;
    this.automaticCrouch = new code.AutomaticCrouch();
    this.outputs = code.createOutputs(this.options);
    for (const event of this.missed) this.onEvent(event);
    this.missed = [];
  }
}
