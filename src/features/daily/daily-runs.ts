import { readReplay, verify } from '#replay';
import { type Course, ReplayGhost, type SavedRun, type Start } from '#game/api';
import { Store } from '#platform';
import { bestOf, type SavedRuns } from '#features/history';
import type { DailyCourses } from './daily-course.ts';
import type { Result } from './daily-results.ts';
import { dayNumber } from './day.ts';
import type { DailyStore } from './daily-store.ts';
import { type DailySummary, summarizeDaily } from './daily-summary.ts';

/** A run on a day's course. */
interface OnDay {
  readonly day: number;
  readonly seed: string;
  /** Which ranked attempt it is, from 1 on; null for practice. */
  readonly attempt: number | null;
}

/** What is on record, and the courses. */
export interface DailyRecords {
  readonly daily: DailyStore;
  readonly courses: DailyCourses;
  readonly kept: Pick<SavedRuns, 'get'>;
}

/** The runs on the courses of the days: begun, counted, and put into words for others. */
export class DailyRuns {
  /** Whether the player's own best on the course is to run along. */
  readonly ghost = new Store({ wanted: true });

  private current: OnDay | undefined;

  /** @param now the time now, ms since 1970. */
  constructor(
    private readonly records: DailyRecords,
    private readonly now: () => number,
  ) {}

  /** The course of whichever day it is when a run begins. A ranked attempt counts from there on. */
  course(practice: boolean): Course {
    return { begin: () => this.begin(practice) };
  }

  /** The best run of a day that can be raced. */
  bestOf(day: number): SavedRun | undefined {
    return bestOf(this.runsOf(day));
  }

  /** A run is over: it knows its day from now on, if it was on a day's course, and an attempt what it came to. */
  finish(seed: string, run: SavedRun): SavedRun {
    const { current } = this;
    if (current?.seed !== seed) return run;
    const { day, attempt } = current;
    const { score, metres, assisted } = run;
    if (attempt !== null) this.records.daily.finish(day, attempt, { score, metres, assisted });
    this.current = undefined;
    return { ...run, day };
  }

  /** The last ranked attempt of a day that is still on record; undefined for none. */
  lastAttempt(day: number): SavedRun | undefined {
    const last = this.records.daily.of(day).findLast((result) => result !== null);
    return last === undefined ? undefined : this.runsOf(day).find(isOf(last));
  }

  /** How a run on a day's course went, without telling the course. */
  describe(day: number, run: SavedRun): DailySummary {
    const place = this.records.daily.of(day).findLastIndex((result) => result !== null && isOf(result)(run));
    const attempt = place === -1 ? null : place + 1;
    const replay = readReplay(run.replay);
    return summarizeDaily({ day, attempt, replay, verdict: verify(replay) });
  }

  private runsOf(day: number): readonly SavedRun[] {
    return (this.records.kept.get().runs ?? []).filter((run) => run.day === day);
  }

  private begin(practice: boolean): Start {
    const { daily, courses } = this.records;
    const day = dayNumber(this.now());
    const seed = courses.seedOf(day);
    this.current = { day, seed, attempt: practice ? null : daily.begin(day) };
    const best = this.ghost.get().wanted ? this.bestOf(day) : undefined;
    return best === undefined ? { seed } : { seed, ghost: new ReplayGhost(readReplay(best.replay)) };
  }
}

const isOf = (result: Result) => (run: SavedRun) =>
  run.score === result.score && run.metres === result.metres && run.assisted === result.assisted;
