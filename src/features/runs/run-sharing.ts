import type { Target } from '#content';
import { type DailyRuns, hrefOfDay } from '#features/daily';
import { drawEmptyStage, drawFinalFrame, type SharedDaily } from '#features/share';
import type { Game, SavedRun } from '#game';
import type { RunsDialog } from './runs-state.ts';

export class RunSharing {
  /** By the replay of the player's run. */
  private readonly targets = new Map<string, Target>();

  constructor(private readonly daily: DailyRuns) {}

  onEnd({ replay }: SavedRun, target: Target | undefined): void {
    if (target !== undefined) this.targets.set(replay, target);
  }

  /** Until a day is over, nothing shared may reveal its course. */
  async dialogOf(run: SavedRun, game: Game): Promise<RunsDialog> {
    const daily = this.dailyOf(run);
    const picture = await (daily?.isOver === false
      ? drawEmptyStage(game)
      : drawFinalFrame(run, game));
    return { kind: 'share', run, picture, daily, target: this.targets.get(run.replay) };
  }

  private dailyOf(run: SavedRun): SharedDaily | undefined {
    const { day } = run;
    if (day === undefined) return undefined;
    const courseLink = new URL(`/${hrefOfDay(day)}`, location.origin).href;
    return { ...this.daily.summarize(day, run), courseLink, isOver: day < this.daily.today };
  }
}
