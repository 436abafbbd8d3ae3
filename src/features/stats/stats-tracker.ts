import { type Game, type GameEvent, type RunSummary, type StartedRun, summarizeRun } from '#game';
import type { RunView } from '#simulation';
import { allOf, erasures, listen } from '#platform';
import { NO_STATS } from './player-stats.ts';
import { StatsStore } from './stats-store.ts';

/** YYYY-MM-DD in the player's time zone. */
function dayOf(at: number): string {
  const date = new Date(at);
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

interface CountedRun {
  readonly day: string;
  readonly view: RunView;
  added: Pick<RunSummary, 'metres' | 'playedMs'>;
}

export class StatsTracker {
  private run: CountedRun | undefined;

  constructor(readonly store = new StatsStore()) {}

  follow({ events }: Pick<Game, 'events'>): () => void {
    const unsubscribe = events.on((event) => this.onEvent(event), { fromStart: true });
    return () => {
      unsubscribe();
      this.save();
      this.run = undefined;
    };
  }

  watch(): () => void {
    return allOf([
      this.store.watch(),
      listen(window, 'pagehide', () => this.save()),
      listen(document, 'visibilitychange', () => {
        if (document.hidden) this.save();
      }),
    ]);
  }

  /**
   * Saves the run so far, because phones end hidden pages without notice. If the run goes on, only
   * the difference is added later.
   */
  save(): void {
    if (this.run !== undefined) this.addProgress(this.run, summarizeRun(this.run.view), false);
  }

  reset(): void {
    this.run = undefined;
    this.store.reset();
  }

  private onEvent(event: GameEvent): void {
    if (event.type === 'started') {
      this.save();
      this.run = undefined;
      if (event.unranked !== true) this.begin(event.run);
    } else if (event.type === 'restored') {
      const { view, at } = event.run;
      this.run = { day: dayOf(at), view, added: summarizeRun(view) };
    } else if (event.type === 'left') {
      // On another page the run goes on counting there.
      if (this.run !== undefined && event.reason !== 'elsewhere')
        this.addProgress(this.run, summarizeRun(this.run.view), event.run !== null);
      this.run = undefined;
    } else if (event.type === 'crashed') {
      // A run that stopped counting on its way counts as unfinished.
      if (this.run !== undefined)
        this.addProgress(this.run, event.run.summary, event.unranked !== true);
      this.run = undefined;
    }
  }

  private begin({ view, at }: StartedRun): void {
    const day = dayOf(at);
    this.run = { day, view, added: { metres: 0, playedMs: 0 } };
    this.store.update({
      ...NO_STATS,
      runs: 1,
      days: [{ day, runs: 1, best: 0, bestAssisted: 0, playedMs: 0 }],
    });
  }

  private addProgress(run: CountedRun, summary: RunSummary, finished: boolean): void {
    const { day, added } = run;
    const { score, metres, playedMs, assisted } = summary;
    const newMs = playedMs - added.playedMs;
    if (newMs === 0 && !finished) return;
    run.added = { metres, playedMs };
    const best = finished && !assisted ? score : 0;
    const bestAssisted = finished && assisted ? score : 0;
    this.store.update({
      runs: 0,
      metres: metres - added.metres,
      farthest: finished ? metres : 0,
      playedMs: newMs,
      days: [{ day, runs: 0, best, bestAssisted, playedMs: newMs }],
    });
  }
}

export const statsTracker = new StatsTracker();
erasures.subscribe(() => statsTracker.reset());
