import { attemptWords, dailyOnStage } from '#content';
import { readReplay, replayProblem } from '#replay';
import { assistsOf, type Course, ReplayGhost, type SavedRun, settings, type Start } from '#game';
import { Store } from '#platform';
import { isAssisted } from '#simulation';
import type { ReadableStore } from '#ui';
import { ATTEMPTS, attemptsLeft, bestOf, type Result } from './daily-results.ts';
import type { Attempt, DailyStore } from './daily-store.ts';
import { summarizeDaily } from './daily-summary.ts';
import { dayNumber, seedOf } from './day.ts';
import type { DailyPracticeStore } from './daily-practice-store.ts';

/** A run on a day's course that is under way. */
export interface DailyRun {
  readonly day: number;
  readonly seed: string;
  /** The ranked attempt; null for practice. */
  readonly attempt: Attempt | null;
}

/** The saved runs, as far as they matter here. */
interface SavedRunsSource extends ReadableStore<{ readonly runs: readonly SavedRun[] | null }> {
  /** Loads them anew: another tab may have saved more. */
  load(): Promise<unknown>;
}

export interface DailyRecords {
  readonly dailyStore: DailyStore;
  readonly dailyPracticeStore: DailyPracticeStore;
  readonly savedRuns: SavedRunsSource;
}

/** The runs on the daily courses: begun, counted, and summarized for sharing. */
export class DailyRuns {
  /** Whether the player's own best run on the course is to run along. */
  readonly ghost = new Store({ wanted: true });

  /** Undefined while none is under way. */
  current: DailyRun | undefined;
  /** One whose start is still to be emitted. */
  private next: DailyRun | undefined;

  /** @param best the best of some runs; undefined if there are none. */
  constructor(
    readonly records: DailyRecords,
    private readonly best: (runs: readonly SavedRun[]) => SavedRun | undefined,
  ) {}

  /** The course of the day on which a run begins. A ranked attempt is used up when it does. */
  course(practice: boolean): Course {
    const { today } = this;
    return {
      label: labelOf(today, practice ? null : this.records.dailyStore.next(today)),
      nextAttempt: () => (practice ? '' : this.nextAttempt),
      begin: () => this.begin(practice),
    };
  }

  /** The course of a past day, for practice. */
  pastCourse(day: number): Course {
    return { label: labelOf(day, null), begin: () => this.start(day, null) };
  }

  /**
   * A run has started. One that was not begun by a day's course is none of its attempts, even if it
   * has the same seed, as a race has.
   */
  onStart(): void {
    this.current = this.next;
    this.next = undefined;
  }

  /** Goes on with a run that was left, whose attempt is used up already. */
  resume(run: DailyRun): Start {
    const start = this.start(run.day, run.attempt);
    this.onStart();
    return start;
  }

  /** The best saved run of a day that can be raced. */
  bestOf(day: number): SavedRun | undefined {
    const { runs } = this.records.savedRuns.get();
    return this.best(
      (runs ?? []).filter((run) => run.day === day && replayProblem(run.replay) === null),
    );
  }

  /**
   * Records the result of a run that is over if it was on a day's course: as that of a ranked
   * attempt, or of practice.
   * @returns the run, with its day if it has one.
   */
  finish<Ended extends Result>(seed: string, run: Ended): Ended & Pick<SavedRun, 'day'> {
    const { current } = this;
    if (current?.seed !== seed) return run;
    const { day, attempt } = current;
    const { score, metres, assisted } = run;
    const { dailyStore, dailyPracticeStore } = this.records;
    if (attempt === null) dailyPracticeStore.offer(day, { score, metres, assisted });
    else dailyStore.finish(day, attempt, { score, metres, assisted });
    this.current = undefined;
    return { ...run, day };
  }

  /** The number of today's course. */
  get today(): number {
    return dayNumber(Date.now());
  }

  /** Whether a day has had its course. */
  isPast(day: number): boolean {
    return day >= 1 && day < this.today;
  }

  /**
   * Whether a run that begins now would be practice, because today's ranked attempts are used up.
   */
  get onlyPractice(): boolean {
    return attemptsLeft(this.records.dailyStore.of(this.today)) === 0;
  }

  /** The ranked attempt that a start uses up now; empty for none, which practice does. */
  private get nextAttempt(): string {
    const attempt = this.records.dailyStore.next(this.today);
    return attempt === null ? '' : attemptWords(attempt, ATTEMPTS);
  }

  /** Summarizes a run on a day's course for sharing. */
  summarize(day: number, run: SavedRun) {
    const index = this.records.dailyStore
      .of(day)
      .findLastIndex((result) => result !== null && hasResult(result)(run));
    return summarizeDaily(day, index === -1 ? null : index + 1, run);
  }

  /** On the course of the day on which the run begins. */
  private begin(practice: boolean): Start {
    const { today } = this;
    return this.start(today, practice ? null : this.records.dailyStore.begin(today));
  }

  private start(day: number, attempt: Attempt | null): Start {
    const seed = seedOf(day);
    this.next = { day, seed, attempt };
    const assisted = isAssisted(assistsOf(settings.get()));
    const score = bestOf(this.records.dailyStore.of(day), assisted)?.score ?? 0;
    const label = labelOf(day, attempt?.number ?? null);
    const rival = day === this.today ? { rival: { kind: 'day' as const, score } } : {};
    const start: Start = { seed, label, ...rival };
    const best = this.ghost.get().wanted ? this.bestOf(day) : undefined;
    if (best === undefined) return start;
    const replay = readReplay(best.replay);
    // An imported file can say of any run that it was on this day's course.
    return replay.seed === seed ? { ...start, ghost: () => new ReplayGhost(replay) } : start;
  }
}

/** @param attempt the number of the ranked attempt; null for practice. */
function labelOf(day: number, attempt: number | null): string {
  return dailyOnStage(day, attempt, ATTEMPTS);
}

const hasResult = (result: Result) => (run: SavedRun) =>
  run.score === result.score && run.metres === result.metres && run.assisted === result.assisted;
