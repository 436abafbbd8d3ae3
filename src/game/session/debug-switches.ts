import { NO_INPUT } from '#simulation';
import type { RecordedRun } from './recorded-run.ts';

export interface DebugSwitchesOptions {
  /** Whether a run that is stepped by hand counts all the same. */
  readonly ranksManualRuns: () => boolean;
  readonly current: () => RecordedRun;
  /** Whether the current run is over: it stays as it is. */
  readonly isOver: () => boolean;
  readonly startClock: (now: number) => void;
  readonly onTimeScale: () => void;
  /** The run is at another step. */
  readonly onSeek: (now: number) => void;
  /** Takes what the player holds, and has pressed since the last step. */
  readonly takeInput: () => number;
  readonly takeStep: (input: number, now: number) => void;
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

  /** The last step that the run has taken, also while it is at an earlier one. */
  get lastStep(): number {
    return this.options.current().lastStep;
  }

  /** Goes to a step that the run has taken, and stops there. Going on from it is another run. */
  seek(step: number, now: number): void {
    this.setManual(true, now);
    this.options.current().seek(step);
    this.options.onSeek(now);
  }

  /** Takes the next step: again the one that it took there, unless the player presses something. */
  step(now: number): void {
    const { current, takeInput, takeStep } = this.options;
    const input = takeInput();
    const { isInPast, run } = current();
    if (isInPast && input === NO_INPUT) this.seek(run.view.steps + 1, now);
    else takeStep(input, now);
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
