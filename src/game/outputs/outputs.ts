import { Emitter, isolated } from '#platform';
import type { RunView } from '#simulation';
import type { GameEvent, GameEventListener } from '../events/game-events.ts';
import type { GameOutput } from './game-output.ts';

/** Of what an output has missed of a run it gets so many events at most: more would be noise. */
const MISSED_FOR_OUTPUTS = 4;

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
  private loading: Promise<void> | undefined;
  private end: (() => void) | undefined;

  /** @param loadCode loads what begins them, which returns what ends them. */
  constructor(private readonly loadCode: () => Promise<() => () => void>) {}

  /** Loads and begins them, once; after a failure the next call tries again. */
  load(): Promise<void> {
    this.loading ??= this.begin().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  /** The page of the game is left. It can be shown, and they can be loaded, again. */
  dispose(): void {
    this.end?.();
    this.end = undefined;
    this.outputs = [];
    this.missed = [];
    this.loading = undefined;
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
    const start = missed.findLastIndex(({ type }) => type === 'start');
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
    const begin = await this.loadCode();
    // The page may have been left meanwhile.
    if (this.missed !== missed) return;
    this.end = isolated(begin());
    this.missed = undefined;
  }

  private tell(event: GameEvent): void {
    for (const output of this.outputs) output.onEvent(event);
  }
}
