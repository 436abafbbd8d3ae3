import { attemptIsNext, pressAgainFor, buttonForAttempt } from '#content';
import type { Course } from './course.ts';

/** Asks once before a start that uses up one of a few attempts, see {@link Course.nextAttempt}. */
export class NextAttempt {
  /** Says which attempt is next, or that it is asked for; empty where starting costs nothing. */
  words = '';
  /**
   * What the button says that uses up the attempt, once the player has pressed for it; empty
   * before.
   */
  startWords = '';
  private asked = '';
  private course: Course | undefined;

  /** A run is over, and its result is shown. @param course that of the next run. */
  begin(course: Course | undefined): void {
    this.course = course;
    this.asked = '';
    this.startWords = '';
    const attempt = course?.nextAttempt?.() ?? '';
    this.words = attempt === '' ? '' : attemptIsNext(attempt);
  }

  /** Begins anew if the player has chosen another course meanwhile. */
  follow(course: Course | undefined): void {
    if (course !== this.course) this.begin(course);
  }

  /** The player presses to start. @returns whether the run begins. */
  press(course: Course | undefined): boolean {
    const attempt = course?.nextAttempt?.() ?? '';
    if (attempt === this.asked || attempt === '') return true;
    this.asked = attempt;
    this.startWords = buttonForAttempt(attempt);
    this.words = pressAgainFor(attempt);
    return false;
  }
}
