import type { Store } from '#platform';
import { AchievementsStore, AchievementsTracker } from '#features/achievements';
import { DailyCourses, DailyStore } from '#features/daily';
import { SavedRuns } from '#features/history';

/** The saved runs, daily results and achievements of this browser; one object for the life of the page. */
export class RunRecords {
  readonly savedRuns = new SavedRuns();
  readonly dailyStore = new DailyStore();
  readonly dailyCourses = new DailyCourses();
  readonly achievements: AchievementsTracker;

  private isProblemReported = false;

  /** @param erasures publishes when the player has erased all their data. */
  constructor(
    readonly erasures: Pick<Store<object>, 'subscribe'>,
    achievements = new AchievementsStore(),
  ) {
    this.achievements = new AchievementsTracker(achievements);
    erasures.subscribe(() => {
      this.savedRuns.reset();
      this.dailyStore.reset();
      achievements.reset();
    });
  }

  /** Why runs are not being stored, a sentence for the player; null if they are, and after the first call that returned it. */
  takeProblem(): string | null {
    const { problem } = this.savedRuns;
    if (problem === null || this.isProblemReported) return null;
    this.isProblemReported = true;
    return problem;
  }
}
