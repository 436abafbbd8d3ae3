import { askForAttempt, attemptIsNext, buttonForAttempt, pressAgainFor } from '#content';
import { type Course, freshSeed, type OwnBest, type Start } from './course.ts';
import type { Phase, SessionOptions } from './session-options.ts';

/**
 * A press restarts the game only this long after the crash or later, ms (rules, The end of a run).
 * It answers a question only so long after that: who presses on and on has not read it.
 */
const RESTART_DELAY_MS = 500;

/**
 * The run that the next press starts: on which course, and what that costs. Asks once before a
 * start that uses up one of a few attempts, see {@link Course.nextAttempt}.
 */
export class NextRun {
  /** Says which attempt is next, or that it is asked for; empty where starting costs nothing. */
  words = '';
  /** When the player was asked about it, ms; long ago before. */
  private askedAt = Number.NEGATIVE_INFINITY;
  /** The attempt that the player has pressed for; empty before. */
  private asked = '';
  /** That of the words. */
  private shown: Course | undefined;

  constructor(private readonly options: Pick<SessionOptions, 'course' | 'onAsk'>) {}

  /** What the stage calls its course; empty for a fresh one. */
  get label(): string {
    return this.course()?.label ?? '';
  }

  /** The best result of its own that the run is for, instead of the high score. */
  get best(): OwnBest | undefined {
    return this.course()?.best;
  }

  /** Whether the player has pressed for an attempt and has to press again. */
  get isAsking(): boolean {
    return this.asked !== '';
  }

  /** What the button says that begins it; empty for what it says otherwise. */
  get startWords(): string {
    return this.isAsking ? buttonForAttempt(this.asked) : (this.course()?.startWords ?? '');
  }

  /** The last run is over, and its result is shown. */
  show(): void {
    this.shown = this.course();
    this.asked = '';
    this.askedAt = Number.NEGATIVE_INFINITY;
    const { attempt } = this;
    this.words = attempt === '' ? '' : attemptIsNext(attempt);
  }

  /** Shows it anew if the player has chosen another course meanwhile. */
  follow(): void {
    if (this.course() !== this.shown) this.show();
  }

  /** Whether the player has had the time to read what is said. @param since the crash, ms. */
  hasBeenRead(since: number, now: number): boolean {
    return now - Math.max(since, this.askedAt) >= RESTART_DELAY_MS;
  }

  /** The player presses to start at `now`, ms. @returns whether the run begins. */
  press(now: number): boolean {
    const { attempt } = this;
    if (attempt === this.asked || attempt === '') return true;
    this.asked = attempt;
    this.askedAt = now;
    this.words = askForAttempt(attempt);
    this.options.onAsk?.(pressAgainFor(attempt));
    return false;
  }

  begin(): Start {
    const course = this.course();
    return course === undefined
      ? { seed: freshSeed() }
      : { label: course.label, ...course.begin() };
  }

  /** The chosen one; undefined for a fresh course. */
  private course(): Course | undefined {
    return this.options.course?.();
  }

  private get attempt(): string {
    return this.course()?.nextAttempt?.() ?? '';
  }
}

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
    return this.phase() === 'ready' ? this.next.label : this.label;
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
