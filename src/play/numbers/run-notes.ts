import type { GameEvent } from '../events.ts';
import type { RunSums } from './run-sums.ts';

/** One thing that counts for the player's numbers. */
export type RunNote = NoteOfRun | { readonly type: 'left' };

interface NoteOfRun {
  readonly type: 'start' | 'monster_shot' | 'over';
  /** When, ms since 1970. */
  readonly at: number;
  /** What the run that it happened in has come to when this is asked. */
  readonly sums: () => RunSums;
}

/**
 * Notes what happens in the runs until the numbers' own chunk is there to count it, so that no run is lost to a slow
 * connection. `fetch` asks for that chunk.
 */
export class RunNotes {
  private readonly notes: RunNote[] = [];
  private reader: ((note: RunNote) => void) | undefined;

  constructor(private readonly fetch: () => void) {}

  hear({ type }: GameEvent, sums: () => RunSums): void {
    if (type !== 'start' && type !== 'monster_shot' && type !== 'over') return;
    this.note({ type, at: Date.now(), sums });
  }

  /** The game's page is left; a run that is under way ends there. */
  leave(): void {
    if (this.reader !== undefined || this.notes.length > 0) this.note({ type: 'left' });
  }

  private note(note: RunNote): void {
    this.notes.push(note);
    if (this.reader === undefined) this.fetch();
    else this.readBy(this.reader);
  }

  /** From now on this one is given them, first those that wait. */
  readBy(reader: (note: RunNote) => void): void {
    this.reader = reader;
    for (const note of this.notes.splice(0)) reader(note);
  }
}
