import type { GameEvent } from '../events/game-events.ts';
import type { RunSummary } from './run-summary.ts';

/** One thing that counts for the player's numbers. */
export type StatsEvent = NoteOfRun | { readonly type: 'left' };

interface NoteOfRun {
  readonly type: 'start' | 'monster_shot' | 'over';
  /** When, ms since 1970. */
  readonly at: number;
  /** What the run that it happened in has come to when this is asked. */
  readonly sums: () => RunSummary;
}

/**
 * Notes what happens in the runs until the numbers' own chunk is there to count it, so that no run is lost to a slow
 * connection. `fetch` asks for that chunk.
 */
export class StatsEventBuffer {
  private readonly notes: StatsEvent[] = [];
  private reader: ((note: StatsEvent) => void) | undefined;

  constructor(private readonly fetch: () => void) {}

  onEvent({ type }: GameEvent, sums: () => RunSummary): void {
    if (type !== 'start' && type !== 'monster_shot' && type !== 'over') return;
    this.note({ type, at: Date.now(), sums });
  }

  /** The game's page is left; a run that is under way ends there. */
  onLeave(): void {
    if (this.reader !== undefined || this.notes.length > 0) this.note({ type: 'left' });
  }

  private note(note: StatsEvent): void {
    this.notes.push(note);
    if (this.reader === undefined) this.fetch();
    else this.subscribe(this.reader);
  }

  /** From now on this one is given them, first those that wait. */
  subscribe(reader: (note: StatsEvent) => void): void {
    this.reader = reader;
    for (const note of this.notes.splice(0)) reader(note);
  }
}
