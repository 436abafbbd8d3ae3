import type { StatsEventBuffer } from '#game/api';
import { listen } from '#platform';
import { StatsRecorder } from './stats-recorder.ts';
import { StatsStore } from './stats-store.ts';

/** Counts the runs of this page for the player's statistics, for as long as the page lives. */
export class StatsTracker {
  readonly store = new StatsStore();
  private readonly recorder = new StatsRecorder((share) => this.store.update(share));

  constructor(events: Pick<StatsEventBuffer, 'subscribe'>) {
    events.subscribe((event) => this.recorder.onEvent(event));
  }

  /**
   * Reads the statistics, follows those of other tabs, and saves before the page goes. Returns an
   * unsubscribe function.
   */
  watch(): () => void {
    const unsubscribes = [
      this.store.watch(),
      listen(window, 'pagehide', () => this.recorder.save()),
      listen(document, 'visibilitychange', () => {
        if (document.hidden) this.recorder.save();
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }

  /**
   * There are no statistics, and the run under way does not count. What is stored is not touched.
   */
  reset(): void {
    this.recorder.reset();
    this.store.reset();
  }
}
