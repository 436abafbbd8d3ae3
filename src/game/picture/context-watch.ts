import type { Stage } from '#stage';

/**
 * Usually a browser restores a lost context within a second. After this long it may never come
 * back, ms.
 */
const LOST_FOR_LONG_MS = 5000;

/** Whether the stage can draw. */
export type ContextState = 'available' | 'lost' | 'lost-for-long';

/**
 * Watches whether the stage has its drawing context, from the moment it is mounted on: the context
 * may have been lost before.
 */
export class ContextWatch {
  private current: ContextState;
  private timer: number | undefined;
  private readonly disposers: readonly (() => void)[];

  /** @param onChange called after every later change of the state. */
  constructor(
    stage: Stage,
    private readonly onChange: () => void,
  ) {
    this.current = stage.isContextLost ? 'lost' : 'available';
    if (stage.isContextLost) this.startTimer();
    this.disposers = [
      stage.onContextLost(() => {
        this.startTimer();
        this.change('lost');
      }),
      stage.onContextRestored(() => {
        clearTimeout(this.timer);
        this.change('available');
      }),
    ];
  }

  get state(): ContextState {
    return this.current;
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const dispose of this.disposers) dispose();
  }

  private startTimer(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.change('lost-for-long'), LOST_FOR_LONG_MS);
  }

  private change(state: ContextState): void {
    this.current = state;
    this.onChange();
  }
}
