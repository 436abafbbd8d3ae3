import { DAILY_GHOST, dailyOnStage } from '#content';
import { readReplay, replayProblem, verify } from '#replay';
import { type Course, ReplayGhost, type SavedRun, type Start } from '#game/api';
import { Store } from '#platform';
import type { DailyCourses } from './daily-course.ts';
import { ATTEMPTS, attemptsLeft, type Result } from './daily-results.ts';
import type { DailyStore } from './daily-store.ts';
import { type DailySummary, summarizeDaily } from './daily-summary.ts';
import { dayNumber } from './day.ts';

/** A run on a day's course that is under way. */
interface CurrentRun {
  readonly day: number;
  readonly seed: string;
  /** The number of the ranked attempt, from 1 on; null for practice. */
  readonly attempt: number | null;
}

/** The saved runs, as far as they matter here. */
export interface SavedRunsSource {
  /** The runs, the latest first; null until they are first loaded. */
  readonly get: () => { readonly runs: readonly SavedRun[] | null };
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads them anew: another tab may have saved more. */
  load(): Promise<unknown>;
}

export interface DailyRunsOptions {
  readonly dailyStore: DailyStore;
  readonly dailyCourses: DailyCourses;
  readonly savedRuns: SavedRunsSource;
  /** The best of some runs; undefined if there are none. */
  readonly bestOf: (runs: readonly SavedRun[]) => SavedRun | undefined;
  /** The time now, ms since 1970. */
  readonly now: () => number;
}

/** The runs on the daily courses: begun, counted, and summarized for sharing. */
export class DailyRuns {
  /** Whether the player's own best run on the course is to run along. */
  readonly ghost = new Store({ wanted: true });

  private current: CurrentRun | undefined;
  /** One whose start is still to be emitted. */
  private next: CurrentRun | undefined;

  constructor(readonly options: DailyRunsOptions) {}

  /** The course of the day on which a run begins. A ranked attempt is used up when it does. */
  course(practice: boolean): Course {
    const { dailyStore, now } = this.options;
    const day = dayNumber(now());
    return { label: labelOf(day, practice ? null : dailyStore.next(day)), begin: () => this.begin(practice) };
  }

  /** The best saved run of a day, to be raced: of those that can be played back, since the rules may have changed during the day. */
  bestOf(day: number): SavedRun | undefined {
    return this.options.bestOf(this.runsOf(day).filter(({ replay }) => replayProblem(replay) === null));
  }

  /** A run has started. One that was not begun by a day's course is none of its attempts, even if it has the same seed, as a race has. */
  onStart(): void {
    this.current = this.next;
    this.next = undefined;
  }

  /** Records the result of a run that is over if it was a ranked attempt. Returns it with its day if it was on a day's course. */
  finish<Ended extends Result>(seed: string, run: Ended): Ended & Pick<SavedRun, 'day'> {
    const { current } = this;
    if (current?.seed !== seed) return run;
    const { day, attempt } = current;
    const { score, metres, assisted } = run;
    if (attempt !== null) this.options.dailyStore.finish(day, attempt, { score, metres, assisted });
    this.current = undefined;
    return { ...run, day };
  }

  /** The number of today's course. */
  get today(): number {
    return dayNumber(this.options.now());
  }

  /** Whether a run that begins now would be practice, because today's ranked attempts are used up. */
  get onlyPractice(): boolean {
    return attemptsLeft(this.options.dailyStore.of(this.today)) === 0;
  }

  /** Summarizes a run on a day's course for sharing. */
  summarize(day: number, run: SavedRun): DailySummary {
    const index = this.options.dailyStore.of(day).findLastIndex((result) => result !== null && hasResult(result)(run));
    const attempt = index === -1 ? null : index + 1;
    const replay = readReplay(run.replay);
    return summarizeDaily({ day, attempt, replay, verdict: verify(replay) });
  }

  private runsOf(day: number): readonly SavedRun[] {
    return (this.options.savedRuns.get().runs ?? []).filter((run) => run.day === day);
  }

  private begin(practice: boolean): Start {
    const { dailyStore, dailyCourses, now } = this.options;
    const day = dayNumber(now());
    const seed = dailyCourses.seedOf(day);
    const attempt = practice ? null : dailyStore.begin(day);
    this.next = { day, seed, attempt };
    const start = { seed, label: labelOf(day, attempt) };
    const best = this.ghost.get().wanted ? this.bestOf(day) : undefined;
    return best === undefined ? start : { ...start, ghost: new ReplayGhost(readReplay(best.replay), DAILY_GHOST) };
  }
}

/** @param attempt the number of the ranked attempt; null for practice. */
function labelOf(day: number, attempt: number | null): string {
  return dailyOnStage(day, attempt, ATTEMPTS);
}

const hasResult = (result: Result) => (run: SavedRun) =>
  run.score === result.score && run.metres === result.metres && run.assisted === result.assisted;
