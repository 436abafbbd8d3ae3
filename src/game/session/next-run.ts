import type { NextAttempt } from '#content';
import { sameFields } from '#platform';
import { dayOf, type RunView } from '#simulation';
import { type DayCounts, leastSeen, seenDays } from '../runs/seen-days.ts';
import { type Course, freshSeed, nextCourse, type RunStart } from './course.ts';
import type { SessionOptions } from './session-options.ts';

/**
 * Show nothing but the crash for this long, ms: the dino is thrown back, and then all is quiet for
 * a third of a second. Jump is ignored, so that a held key doesn't skip the result.
 */
export const RESTART_DELAY_MS = 500;

/**
 * The run that the next press starts. Asks once before a start that uses up an attempt, see
 * {@link Course.nextAttempt}.
 */
export class NextRun {
  /** Shown with the result of the run before. */
  attempt: NextAttempt | null = null;
  private askedAt = Number.NEGATIVE_INFINITY;
  private shown: string | undefined;

  constructor(private readonly options: Pick<SessionOptions, 'courses' | 'emit'>) {}

  /** Undefined for a fresh one. */
  get course(): Course | undefined {
    return nextCourse(this.options.courses ?? {});
  }

  show(): void {
    this.shown = this.course?.label;
    this.askedAt = Number.NEGATIVE_INFINITY;
    this.attempt = this.attemptAhead(false);
  }

  /** Asks anew about another course: one chosen since, or another day's after midnight. */
  follow(): void {
    if (this.course?.label !== this.shown) this.show();
  }

  /**
   * Whether the player has had time to read the result or the question. Otherwise a player mashing
   * Space would answer it by accident.
   * @param since when the last run crashed, ms.
   */
  hasBeenRead(since: number, now: number): boolean {
    return now - Math.max(since, this.askedAt) >= RESTART_DELAY_MS;
  }

  /**
   * @param since when the last run crashed, ms.
   * @returns whether the run may begin.
   */
  press(since: number, now: number): boolean {
    if (!this.hasBeenRead(since, now)) return false;
    const next = this.attemptAhead(true);
    const { attempt } = this;
    if (next === null || (attempt !== null && sameFields(attempt, next))) return true;
    this.attempt = next;
    this.askedAt = now;
    this.options.emit({ type: 'attemptAsked', attempt: next });
    return false;
  }

  /** @param last on stage so far. */
  begin(last: RunView): RunStart {
    const { course } = this;
    if (course !== undefined) return { label: course.label, ...course.begin() };
    return { seed: freshSeedAfter(last) };
  }

  private attemptAhead(isAsked: boolean): NextAttempt | null {
    const next = this.course?.nextAttempt?.();
    return next ? { ...next, isAsked } : null;
  }
}

/**
 * Brings a day that the player has seen least, and another one than the last run.
 * @param last on stage so far.
 */
export function freshSeedAfter(
  last: Pick<RunView, 'seed' | 'steps'>,
  counts: DayCounts = seenDays.get(),
): string {
  const days = leastSeen(counts, last.steps > 0 ? dayOf(last.seed) : undefined);
  let seed;
  do seed = freshSeed();
  while (!days.includes(dayOf(seed)));
  return seed;
}
