import type { RecordedRun } from './recorded-run.ts';

export interface DebugAidsOptions {
  /** Whether a run that is stepped by hand counts all the same. */
  readonly ranksManualRuns: boolean;
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
export class DebugAids {
  private isManual = false;
  private isInvincible = false;
  private scale = 1;

  constructor(private readonly options: DebugAidsOptions) {}

  /** The run is stepped by hand, not by the clock; and losing the focus does not pause it. */
  get manual(): boolean {
    return this.isManual;
  }

  get invincible(): boolean {
    return this.isInvincible;
  }

  /** How fast time passes, as a factor; below 1 for slow motion. */
  get timeScale(): number {
    return this.scale;
  }

  setManual(on: boolean, now: number): void {
    this.isManual = on;
    this.options.startClock(now);
    this.apply();
  }

  setInvincible(on: boolean): void {
    this.isInvincible = on;
    this.options.current().setInvincible(on);
    this.apply();
  }

  setTimeScale(scale: number): void {
    this.scale = scale;
    this.options.onTimeScale();
    this.apply();
  }

  /** The run under way does not count any more: it is no high score, and has no replay. */
  unrank(): void {
    if (!this.options.isOver()) this.options.current().unrank();
  }

  /** Lets a run that begins with aids not count. */
  apply(): void {
    const isManual = this.isManual && !this.options.ranksManualRuns;
    if (this.isInvincible || isManual || this.scale !== 1) this.unrank();
  }
}
