import { NO_INPUT } from '#simulation';
import type { RecordedRun } from './recorded-run.ts';

export interface DebugSwitchesOptions {
  readonly ranksManualRuns: () => boolean;
  readonly current: () => RecordedRun;
  readonly isOver: () => boolean;
  readonly startClock: (now: number) => void;
  readonly onTimeScale: () => void;
  readonly onSeek: (now: number) => void;
  readonly takeInput: () => number;
  readonly takeStep: (input: number, now: number) => void;
}

/**
 * What developers may do to this run and all later ones. Most of it makes the run easier, so it no
 * longer counts.
 */
export class DebugSwitches {
  /** The run is stepped by hand, not by the clock, and losing the focus doesn't pause it. */
  manual = false;
  invincible = false;
  /** The debug panel is open, which shows where to jump. */
  private isOpen = false;
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

  get lastStep(): number {
    return this.options.current().lastStep;
  }

  /** Goes to a step that the run has taken, and stops there. Playing on makes another run. */
  seek(step: number, now: number): void {
    this.setManual(true, now);
    this.options.current().seek(step);
    this.options.onSeek(now);
  }

  /** Repeats the step that the run once took here, unless the player presses something. */
  step(now: number): void {
    const { current, takeInput, takeStep } = this.options;
    const input = takeInput();
    const { isInPast, run } = current();
    if (isInPast && input === NO_INPUT) this.seek(run.view.steps + 1, now);
    else takeStep(input, now);
  }

  unrank(): void {
    if (!this.options.isOver()) this.options.current().unrank();
  }

  apply(): void {
    const isManual = this.manual && !this.options.ranksManualRuns();
    if (this.isOpen || this.invincible || isManual || this.timeScale !== 1) this.unrank();
  }
}
