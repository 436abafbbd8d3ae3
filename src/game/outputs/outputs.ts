import { Emitter, importTwice, isolated, withTimeout } from '#platform';
import type { RunView } from '#simulation';
import type { GameEvent, GameEventListener } from '../events/game-events.ts';
import type { Screen } from '../picture/screen.ts';
import type { GameOutput } from './game-output.ts';

/** Of what an output has missed of a run it gets so many events at most: more would be noise. */
const MISSED_FOR_OUTPUTS = 4;

/** How long loading may take before the player reads that something is missing, ms. */
const LOAD_TIMEOUT = 30_000;

/** The game that the outputs follow. */
export interface OutputsGame {
  /** Undefined while no page shows the game. */
  readonly elements: object | undefined;
  readonly screen: Pick<Screen, 'stage'>;
  /** Loads what begins the outputs, which returns what ends them. */
  loadCompanions(): Promise<() => () => void>;
  publish(): void;
}

/**
 * What goes along with a game and follows its events: sound, announcements, haptics, the words of
 * the HUD, and the features. Their code loads after the first frame; what has happened before they
 * are told then.
 */
export class Outputs {
  private readonly events = new Emitter<[event: GameEvent]>();
  private outputs: readonly GameOutput[] = [];
  /** Undefined once they have been told. */
  private missed: GameEvent[] | undefined = [];
  private beginning: Promise<void> | undefined;
  private end: (() => void) | undefined;
  /** Something did not load. */
  isIncomplete = false;
  /** Settles when everything has loaded, or has failed to. */
  loading = Promise.resolve();

  constructor(private readonly game: OutputsGame) {}

  /**
   * Loads and begins them, once, and loads the views that the stage does without at first. What has
   * not loaded is asked for again at the next call.
   */
  load(): void {
    const { game } = this;
    this.setIncomplete(false);
    this.beginning ??= this.begin().catch((error: unknown) => {
      this.beginning = undefined;
      throw error;
    });
    const loaded = Promise.all([this.beginning, game.screen.stage?.loadDeferredViews()])
      // Perhaps after the timeout.
      .then(() => this.setIncomplete(false));
    this.loading = withTimeout(loaded, LOAD_TIMEOUT).catch((error: unknown) => {
      console.error('A part of the game did not load.', error);
      this.setIncomplete(game.elements !== undefined);
    });
  }

  /** The page of the game is left. It can be shown, and they can be loaded, again. */
  dispose(): void {
    this.end?.();
    this.end = undefined;
    this.outputs = [];
    this.missed = [];
    this.beginning = undefined;
    this.isIncomplete = false;
  }

  /** Calls back for each event. Returns an unsubscribe function. */
  on(listener: GameEventListener): () => void {
    return this.events.subscribe(listener);
  }

  /** As {@link on}, with what has happened before it came. */
  follow(listener: GameEventListener): () => void {
    this.missed?.forEach(isolated(listener));
    return this.on(listener);
  }

  /** Adds outputs. A run that has just begun is told to them, so that its first jump is heard. */
  add(outputs: readonly GameOutput[]): void {
    this.outputs = outputs;
    const missed = this.missed ?? [];
    const start = missed.findLastIndex(({ type }) => type === 'start' || type === 'restore');
    if (start === -1 || missed.slice(start).some(({ type }) => type === 'over')) return;
    for (const event of missed.slice(start, start + MISSED_FOR_OUTPUTS)) this.tell(event);
  }

  emit(event: GameEvent): void {
    this.missed?.push(event);
    this.tell(event);
    this.events.emit(event);
  }

  readonly onReplayEvent = (event: Pick<GameEvent, 'type'>): void => {
    for (const output of this.outputs) output.onReplayEvent?.(event);
  };

  /** @param source of a press: a key, a finger, a button or a gamepad. */
  onPress(source: string): void {
    for (const output of this.outputs) output.onPress?.(source);
  }

  /** Called after each step. An index loop: an iterator would be a new object in each step. */
  afterStep(view: RunView): void {
    const { outputs } = this;
    for (let i = 0; i < outputs.length; i++) outputs[i]?.afterStep(view);
  }

  /** The player has erased all their data. */
  reset(): void {
    this.missed?.splice(0);
    for (const output of this.outputs) output.reset?.();
  }

  private async begin(): Promise<void> {
    const { missed } = this;
    const begin = await importTwice(() => this.game.loadCompanions());
    // The page may have been left meanwhile.
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
