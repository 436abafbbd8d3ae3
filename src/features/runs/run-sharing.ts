import { type DailyRuns, hrefOfDay } from '#features/daily';
import { drawEmptyStage, drawFinalFrame, type Rival, type SharedDaily } from '#features/share';
import type { SavedRun, EngineApi } from '#game/api';
import { runInSlices } from '#platform';
import type { ChosenCourse, RunsDialog } from './runs-state.ts';

/** Puts together what is shared of a run. */
export class RunSharing {
  /** The runs that were raced, by the replay of the run that raced them. */
  private readonly rivals = new Map<string, Rival>();

  constructor(private readonly daily: DailyRuns) {}

  /** A run has ended on this course. */
  onEnd({ replay }: SavedRun, course: ChosenCourse | null): void {
    if (course?.kind === 'race')
      this.rivals.set(replay, { score: course.run.score, isOwn: course.isOwn });
  }

  /**
   * As long as the course of a run is that of the day, nothing is shared that reveals it.
   * @param engine draws the picture; undefined for none.
   */
  dialogOf(run: SavedRun, engine: EngineApi | undefined): RunsDialog {
    const daily = this.dailyOf(run);
    const isSecret = typeof daily?.dailyLink === 'string';
    const draw = () =>
      engine === undefined ? null : isSecret ? drawEmptyStage(engine) : drawFinalFrame(run, engine);
    return { kind: 'share', run, picture: draw(), daily, rival: this.rivals.get(run.replay) };
  }

  private dailyOf(run: SavedRun): SharedDaily | undefined {
    const { day } = run;
    if (day === undefined) return undefined;
    const { today } = this.daily;
    const summary = this.daily.summarize(day, run);
    const link = new URL(`/${hrefOfDay(day, today)}`, location.origin).href;
    if (day >= today) return { ...summary, dailyLink: link, pastLink: null };
    return { ...summary, dailyLink: null, pastLink: day < 1 ? null : link };
  }
}

/** Plays runs to check them, one at a time, while the page can be used. */
export class RunCheck {
  private current: AbortController | undefined;

  /**
   * @param onProgress told how much of a run is checked, 0 to 1; null when no check is under way.
   */
  constructor(private readonly onProgress: (checked: number | null) => void) {}

  /**
   * Does this work instead of the one that is under way.
   * @returns undefined if it was cancelled meanwhile.
   * @throws what the work throws.
   */
  async run<Result>(work: Generator<number, Result>): Promise<Result | undefined> {
    this.cancel();
    const check = new AbortController();
    const { signal } = check;
    this.current = check;
    try {
      return await runInSlices(work, { signal, onProgress: this.onProgress });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      if (this.current === check) this.cancel();
    }
  }

  cancel(): void {
    this.current?.abort();
    this.current = undefined;
    this.onProgress(null);
  }
}
