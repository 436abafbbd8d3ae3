import type { AchievementId } from '#content';
import type { NextLine } from '#features/achievements';
import { type SavedRun, settings } from '#game';
import type { RunRecords } from './run-records.ts';

interface Judgement {
  readonly earned: readonly AchievementId[];
  /** Null if an achievement is earned: it has the same place in the result. */
  readonly next: NextLine | null;
}

export class AchievementJudge {
  private judging: AbortController | undefined;
  private shownGoals: readonly AchievementId[] = [];

  constructor(
    private readonly savedRuns: RunRecords['savedRuns'],
    private readonly isRunUnderWay: () => boolean,
  ) {}

  /** Judges the runs of earlier visits, unless a run is under way: they wait for its end. */
  async judgeSaved(): Promise<void> {
    if (this.judging === undefined) await this.judge([]);
  }

  /**
   * @param ended runs that have just ended and may not be saved yet.
   * @returns undefined if judging failed or another run has begun.
   */
  async judge(ended: readonly SavedRun[]): Promise<Judgement | undefined> {
    this.cancel();
    if (this.isRunUnderWay()) return undefined;
    const judging = new AbortController();
    this.judging = judging;
    try {
      const saved = this.savedRuns.get().runs ?? [];
      const others = ended.filter(({ replay }) => !saved.some((run) => run.replay === replay));
      // A chunk of its own, because the panel beside the game needs it too.
      const { achievementsStore, judgeRuns, nextLine, resetLockedSkin } =
        await import('#features/achievements');
      const earned = await judgeRuns(achievementsStore, [...saved, ...others], judging.signal);
      resetLockedSkin(achievementsStore, settings);
      if (judging.signal.aborted) return undefined;
      const hasLine = ended.length > 0 && earned.length === 0;
      const next = hasLine ? nextLine(achievementsStore.get(), this.shownGoals) : null;
      if (next?.goal !== undefined) this.shownGoals = [...this.shownGoals.slice(-1), next.goal];
      return { earned, next };
    } catch (error) {
      if (!judging.signal.aborted)
        console.error('Runs could not be judged for achievements.', error);
      return undefined;
    } finally {
      if (this.judging === judging) this.judging = undefined;
    }
  }

  cancel(): void {
    this.judging?.abort();
    this.judging = undefined;
  }
}
