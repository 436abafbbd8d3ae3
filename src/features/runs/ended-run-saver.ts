import { writeReplay } from '#replay';
import type { EndedRun, GameApi, SavedRun } from '#game/api';
import type { DailyRuns } from '#features/daily';
import type { SavedRuns } from '#features/history';

/** Turns ended runs into saved runs. */
export class EndedRunSaver {
  constructor(
    private readonly endedRuns: GameApi['endedRuns'],
    private readonly saved: SavedRuns,
    private readonly daily: DailyRuns,
  ) {}

  /** The runs that have ended since the last call, the earliest first. Runs on the course of a day are counted for that day. */
  take(): readonly SavedRun[] {
    return this.endedRuns.take().map((ended) => this.finish(ended));
  }

  async save(runs: readonly SavedRun[]): Promise<void> {
    await this.saved.save(...runs);
  }

  private finish({ replay, summary: { score, metres, assisted }, at }: EndedRun): SavedRun {
    const run = { replay: writeReplay(replay), at, page: location.pathname, score, metres, assisted };
    return this.daily.finish(replay.seed, run);
  }
}
