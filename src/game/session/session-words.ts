import type { NextRun } from './next-run.ts';
import type { Phase } from './session-options.ts';

/** What the stage and the buttons call the runs of a session. */
export class SessionWords {
  /** What the stage calls the course of the run that is played; empty for a fresh course. */
  label = '';

  constructor(
    private readonly next: NextRun,
    private readonly phase: () => Phase,
  ) {}

  /** What the stage calls the course of the run, or of the next one before it begins. */
  get course(): string {
    if (this.phase() === 'ready') return this.next.label;
    // Beside the question about the next attempt there is no room for it.
    return this.isOver && this.next.isAsking ? '' : this.label;
  }

  /** What the result says of the next start; empty where it costs nothing. */
  get result(): string {
    return this.isOver ? this.next.words : '';
  }

  /** What the button says that begins the next run; empty for what it says otherwise. */
  get start(): string {
    return this.isOver ? this.next.startWords : '';
  }

  private get isOver(): boolean {
    return this.phase() === 'over';
  }
}
