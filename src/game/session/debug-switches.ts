import type { RecordedRun } from './recorded-run.ts';

export interface DebugSwitchesOptions {
  /** Whether a run that is stepped by hand counts all the same. */
  readonly ranksManualRuns: () => boolean;
  readonly current: () => RecordedRun;
  /** Whether the current run is over: it stays as it is. */
  readonly isOver: () => boolean;
  readonly startClock: (now: number) => void;
  readonly onTimeScale: () => void;
}

/**
 * What developers may do to a run and to all later ones. Most of it makes the run easier, so it
 * does not count any more.
 */
export class DebugSwitches {
  /** The run is stepped by hand, not by the clock; and losing the focus does not pause it. */
  manual = false;
  invincible = false;
  /** The debug panel is open, which shows where to jump. */
  private isOpen = false;
  /** How fast time passes, as a factor; below 1 for slow motion. */
  timeScale = 1;

  constructor(private readonly options: DebugSwitchesOptions) {}

  setManual(on: boolean, now: number): void {
    this.manual = on;
    this.options.startClock(now);
    this.apply();
  }

  setOpen(on: boolean): void {
    this.isOpen = on;
    this.apply();
  }

  setInvincible(on: boolean): void {
    this.invincible = on;
    this.options.current().setInvincible(on);
    this.apply();
  }

  setTimeScale(scale: number): void {
    this.timeScale = scale;
    this.options.onTimeScale();
    this.apply();
  }

  /** The run under way does not count any more: it is no high score, and has no replay. */
  unrank(): void {
    if (!this.options.isOver()) this.options.current().unrank();
  }

  /** Lets a run that begins with them not count. */
  apply(): void {
    const isManual = this.manual && !this.options.ranksManualRuns();
    if (this.isOpen || this.invincible || isManual || this.timeScale !== 1) this.unrank();
  }
}
