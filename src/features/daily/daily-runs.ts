import { dailyOnStage } from '#content';
import { readReplay, replayProblem } from '#replay';
import { assistsOf, type Course, ReplayGhost, type RunStart, type SavedRun, settings } from '#game';
import { Store } from '#platform';
import { isAssisted } from '#simulation';
import type { ReadableStore } from '#ui';
import { ATTEMPTS, attemptsLeft, bestOf, type Result } from './daily-results.ts';
import type { Attempt, DailyStore } from './daily-store.ts';
import { summarizeDaily } from './daily-summary.ts';
import { dayNumber, seedOfDay } from './day.ts';
import type { DailyPracticeStore } from './daily-practice-store.ts';

export interface DailyRun {
  readonly day: number;
  readonly seed: string;
  readonly attempt: Attempt | null;
}

interface SavedRunsSource extends ReadableStore<{ readonly runs: readonly SavedRun[] | null }> {
  /** Reload, because another tab may have saved more. */
  load(): Promise<unknown>;
}

export interface DailyRecords {
  readonly dailyStore: DailyStore;
  readonly dailyPracticeStore: DailyPracticeStore;
  readonly savedRuns: SavedRunsSource;
}

export class DailyRuns {
  readonly ghostChoice = new Store({ wanted: true });

  current: DailyRun | undefined;
  private next: DailyRun | undefined;

  constructor(
    readonly records: DailyRecords,
    private readonly best: (runs: readonly SavedRun[]) => SavedRun | undefined,
  ) {}

  /** The course of the day on which the run begins. Beginning it uses up a ranked attempt. */
  course(practice: boolean): Course {
    const label = () => this.labelToday(practice);
    return {
      get label() {
        return label();
      },
      nextAttempt: () => (practice ? null : this.nextAttempt),
      begin: () => this.begin(practice),
    };
  }

  pastCourse(day: number): Course {
    return { label: labelOf(day, null), begin: () => this.start(day, null) };
  }

  /** Ignores runs not started through a daily course: a race can have the same seed. */
  onStart(): void {
    this.current = this.next;
    this.next = undefined;
  }

  resume(run: DailyRun): RunStart {
    const start = this.start(run.day, run.attempt);
    this.onStart();
    return start;
  }

  bestOf(day: number): SavedRun | undefined {
    const { runs } = this.records.savedRuns.get();
    return this.best(
      (runs ?? []).filter((run) => run.day === day && replayProblem(run.replay) === null),
    );
  }

  finish<Ended extends Result>(
    seed: string,
    run: Ended,
  ): Ended & Pick<SavedRun, 'day' | 'attempt'> {
    const { current } = this;
    if (current?.seed !== seed) return run;
    const { day, attempt } = current;
    const { score, metres, assisted } = run;
    const { dailyStore, dailyPracticeStore } = this.records;
    if (attempt === null) dailyPracticeStore.offer(day, { score, metres, assisted });
    else dailyStore.finish(day, attempt, { score, metres, assisted });
    this.current = undefined;
    return attempt === null ? { ...run, day } : { ...run, day, attempt: attempt.id };
  }

  get today(): number {
    return dayNumber(Date.now());
  }

  isPast(day: number): boolean {
    return day >= 1 && day < this.today;
  }

  get onlyPractice(): boolean {
    return attemptsLeft(this.records.dailyStore.of(this.today)) === 0;
  }

  private get nextAttempt() {
    const { today } = this;
    const number = this.records.dailyStore.next(today);
    return number === null ? null : { day: today, number, of: ATTEMPTS };
  }

  /** Asked for in each frame, so it doesn't read storage. */
  private labelToday(practice: boolean): string {
    const { today } = this;
    const left = practice ? 0 : attemptsLeft(this.records.dailyStore.of(today));
    return labelOf(today, left === 0 ? null : ATTEMPTS - left + 1);
  }

  summarize(day: number, run: SavedRun) {
    const index = this.records.dailyStore
      .of(day)
      .findLastIndex((result) => result !== null && hasResult(result)(run));
    return summarizeDaily(day, index === -1 ? null : index + 1, run);
  }

  private begin(practice: boolean): RunStart {
    const { today } = this;
    return this.start(today, practice ? null : this.records.dailyStore.begin(today));
  }

  private start(day: number, attempt: Attempt | null): RunStart {
    const seed = seedOfDay(day);
    this.next = { day, seed, attempt };
    const assisted = isAssisted(assistsOf(settings.get()));
    const score = bestOf(this.records.dailyStore.of(day), assisted)?.score ?? 0;
    const label = labelOf(day, attempt?.number ?? null);
    const target = day === this.today ? { target: { kind: 'day' as const, score } } : {};
    const start: RunStart = { seed, label, ...target };
    const best = this.ghostChoice.get().wanted ? this.bestOf(day) : undefined;
    if (best === undefined) return start;
    const replay = readReplay(best.replay);
    // Check the seed: an imported file can claim any day for a run.
    return replay.seed === seed ? { ...start, ghost: () => new ReplayGhost(replay) } : start;
  }
}

function labelOf(day: number, attempt: number | null): string {
  return dailyOnStage(day, attempt, ATTEMPTS);
}

const hasResult = (result: Result) => (run: SavedRun) =>
  run.score === result.score && run.metres === result.metres && run.assisted === result.assisted;
