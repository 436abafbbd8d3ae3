import { Emitter, importWithRetry, isolated, withTimeout } from '#platform';
import type { RunView } from '#simulation';
import type { GameEvent, GameEventListener } from '../events/game-events.ts';
import type { StageHost } from '../picture/stage-host.ts';
import type { GameOutput } from './game-output.ts';

/** An output that loads late gets at most this many events of the run: more would be noise. */
const MAX_MISSED_EVENTS = 4;

/** Tell the player that something is missing after loading for this long, ms. */
const LOAD_TIMEOUT_MS = 30_000;

export interface OutputsGame {
  readonly elements: object | undefined;
  readonly stageHost: Pick<StageHost, 'stage'>;
  loadDeferredParts(): Promise<() => () => void>;
  publish(): void;
}

export class Outputs {
  private readonly events = new Emitter<[event: GameEvent]>();
  private outputs: readonly GameOutput[] = [];
  private missed: GameEvent[] | undefined = [];
  private beginning: Promise<void> | undefined;
  private end: (() => void) | undefined;
  isIncomplete = false;
  loading = Promise.resolve();

  constructor(private readonly game: OutputsGame) {}

  /**
   * Loads and starts the outputs once, and loads the stage's deferred views. Call it again to retry
   * what failed.
   */
  load(): void {
    const { game } = this;
    this.setIncomplete(false);
    this.beginning ??= this.begin().catch((error: unknown) => {
      this.beginning = undefined;
      throw error;
    });
    const loaded = Promise.all([this.beginning, game.stageHost.stage?.loadDeferredViews()])
      // Loading may end after the timeout.
      .then(() => this.setIncomplete(false));
    this.loading = withTimeout(loaded, LOAD_TIMEOUT_MS).catch((error: unknown) => {
      console.error('A part of the game did not load.', error);
      this.setIncomplete(game.elements !== undefined);
    });
  }

  dispose(): void {
    this.end?.();
    this.end = undefined;
    this.outputs = [];
    this.missed = [];
    this.beginning = undefined;
    this.isIncomplete = false;
  }

  on(listener: GameEventListener): () => void {
    return this.events.subscribe(listener);
  }

  follow(listener: GameEventListener): () => void {
    this.missed?.forEach(isolated(listener));
    return this.on(listener);
  }

  /** Also repeats the beginning of a run that has just started, so that its first jump is heard. */
  add(outputs: readonly GameOutput[]): void {
    this.outputs = outputs;
    const missed = this.missed ?? [];
    const start = missed.findLastIndex(({ type }) => type === 'start' || type === 'restore');
    if (start === -1 || missed.slice(start).some(({ type }) => type === 'over')) return;
    for (const event of missed.slice(start, start + MAX_MISSED_EVENTS)) this.tell(event);
  }

  emit(event: GameEvent): void {
    this.missed?.push(event);
    this.tell(event);
    this.events.emit(event);
  }

  readonly onReplayEvent = (event: Pick<GameEvent, 'type'>): void => {
    for (const output of this.outputs) output.onReplayEvent?.(event);
  };

  onPress(source: string): void {
    for (const output of this.outputs) output.onPress?.(source);
  }

  /** Called after each step. An iterator would be a new object each time. */
  afterStep(view: RunView): void {
    const { outputs } = this;
    for (let i = 0; i < outputs.length; i++) outputs[i]?.afterStep(view);
  }

  reset(): void {
    this.missed?.splice(0);
    for (const output of this.outputs) output.reset?.();
  }

  private async begin(): Promise<void> {
    const { missed } = this;
    const begin = await importWithRetry(() => this.game.loadDeferredParts());
    // The player may have left the page in the meantime.
    if (this.missed !== missed) return;
    this.end = isolated(begin());
    this.missed = undefined;
  }

  private setIncomplete(isIncomplete: boolean): void {
    if (this.isIncomplete === isIncomplete) return;
    this.isIncomplete = isIncomplete;
    this.game.publish();
  }

  private tell(event: GameEvent): void {
    for (const output of this.outputs) output.onEvent(event);
  }
}
