import { askForAttempt, attemptIsNext, buttonForAttempt, pressAgainFor } from '#content';
import { type Course, type CourseBest, freshSeed, type RunStart } from './course.ts';
import type { Phase, SessionOptions } from './session-options.ts';

/**
 * Ignore jump for this long after the crash, ms (rules, The end of a run). A question waits as
 * long, so a player mashing Space doesn't answer it by accident.
 */
export const RESTART_DELAY_MS = 500;

/**
 * The run that the next press starts: its course, and what that costs. Asks once before a start
 * that uses up an attempt, see {@link Course.nextAttempt}.
 */
export class NextRun {
  attemptText = '';
  private askedAt = Number.NEGATIVE_INFINITY;
  /** The attempt that the player has pressed for once; empty for none. */
  private askedAttempt = '';
  private shown: Course | undefined;

  constructor(private readonly options: Pick<SessionOptions, 'course' | 'onAsk'>) {}

  get label(): string {
    return this.course()?.label ?? '';
  }

  get best(): CourseBest | undefined {
    return this.course()?.best;
  }

  get isAsking(): boolean {
    return this.askedAttempt !== '';
  }

  get startLabel(): string {
    return this.isAsking ? buttonForAttempt(this.askedAttempt) : (this.course()?.startLabel ?? '');
  }

  show(): void {
    this.shown = this.course();
    this.askedAttempt = '';
    this.askedAt = Number.NEGATIVE_INFINITY;
    const { attempt } = this;
    this.attemptText = attempt === '' ? '' : attemptIsNext(attempt);
  }

  follow(): void {
    if (this.course() !== this.shown) this.show();
  }

  /**
   * Whether the player has had time to read the result or the question.
   * @param since when the last run crashed, ms.
   */
  hasBeenRead(since: number, now: number): boolean {
    return now - Math.max(since, this.askedAt) >= RESTART_DELAY_MS;
  }

  press(now: number): boolean {
    const { attempt } = this;
    if (attempt === this.askedAttempt || attempt === '') return true;
    this.askedAttempt = attempt;
    this.askedAt = now;
    this.attemptText = askForAttempt(attempt);
    this.options.onAsk?.(pressAgainFor(attempt));
    return false;
  }

  begin(): RunStart {
    const course = this.course();
    return course === undefined
      ? { seed: freshSeed() }
      : { label: course.label, ...course.begin() };
  }

  private course(): Course | undefined {
    return this.options.course?.();
  }

  private get attempt(): string {
    return this.course()?.nextAttempt?.() ?? '';
  }
}

export class SessionLabels {
  label = '';

  constructor(
    private readonly next: NextRun,
    private readonly phase: () => Phase,
  ) {}

  get course(): string {
    return this.phase() === 'ready' ? this.next.label : this.label;
  }

  get result(): string {
    return this.isOver ? this.next.attemptText : '';
  }

  get start(): string {
    return this.isOver ? this.next.startLabel : '';
  }

  private get isOver(): boolean {
    return this.phase() === 'over';
  }
}
