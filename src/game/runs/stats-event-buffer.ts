import { isolated } from '#platform';
import type { GameEvent } from '../events/game-events.ts';
import type { RunSummary } from './run-summary.ts';

/** Something that counts for the player's statistics. */
export type StatsEvent = RunEvent | { readonly type: 'left' };

interface RunEvent {
  readonly type: 'start' | 'monster_shot' | 'over';
  /** When it happened, ms since 1970. */
  readonly at: number;
  /** The result so far of the run in which it happened, as of the call. */
  readonly summary: () => RunSummary;
}

/**
 * Holds what happens in runs until the code of the statistics has loaded, so that a slow connection
 * loses no run.
 */
export class StatsEventBuffer {
  private readonly events: StatsEvent[] = [];
  private listener: ((event: StatsEvent) => void) | undefined;

  /**
   * @param load loads the code that subscribes; called again after each event until something has.
   */
  constructor(private readonly load: () => void) {}

  onEvent({ type }: GameEvent, summary: () => RunSummary): void {
    if (type !== 'start' && type !== 'monster_shot' && type !== 'over') return;
    this.add({ type, at: Date.now(), summary });
  }

  /** The page of the game is left, and with it a run that is under way. */
  onLeave(): void {
    if (this.listener !== undefined || this.events.length > 0) this.add({ type: 'left' });
  }

  /**
   * Passes on the events so far, and from now on each as it happens. There is one subscriber, for
   * the life of the page. Its errors are reported, and neither lose other events nor reach the
   * game.
   */
  subscribe(listener: (event: StatsEvent) => void): void {
    const subscriber = isolated(listener);
    this.listener = subscriber;
    for (const event of this.events.splice(0)) subscriber(event);
  }

  private add(event: StatsEvent): void {
    if (this.listener !== undefined) {
      this.listener(event);
      return;
    }
    this.events.push(event);
    this.load();
  }
}
