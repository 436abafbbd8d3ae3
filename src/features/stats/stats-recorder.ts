import { dayOf } from './calendar.ts';
import { NOTHING_YET, type PlayerStats } from './player-stats.ts';
import type { RunSummary, StatsEvent } from '#game/api';

interface RunOnRecord {
  readonly at: number;
  readonly day: string;
  readonly sums: () => RunSummary;
  shot: number;
  /** As much of it as is added already. */
  added: Pick<RunSummary, 'metres' | 'playedMs'> & { readonly shot: number };
}

/** Makes numbers of what happens in the runs: a run counts when it begins, what it comes to when it ends or is left. */
export class Recorder {
  private run: RunOnRecord | undefined;

  constructor(private readonly add: (numbers: PlayerStats) => void) {}

  hear(note: StatsEvent): void {
    if (note.type === 'start') this.begin(note.at, note.sums);
    else if (note.type === 'monster_shot' && this.run !== undefined) this.run.shot += 1;
    else if (note.type === 'over') this.end();
    else if (note.type === 'left') this.save();
  }

  /**
   * The run may never go on: its page is being left or hidden, and phones end hidden pages without a word. If it does go
   * on, only what comes on top is added later.
   */
  save(): void {
    if (this.run !== undefined) this.addNews(this.run, false);
  }

  /** The run on record is no longer of interest. */
  forget(): void {
    this.run = undefined;
  }

  private begin(at: number, sums: () => RunSummary): void {
    this.save();
    const day = dayOf(at);
    this.run = { at, day, sums, shot: 0, added: { metres: 0, playedMs: 0, shot: 0 } };
    this.add({ ...NOTHING_YET, runs: 1, days: [{ day, runs: 1, best: 0, bestAssisted: 0, playedMs: 0 }] });
  }

  private end(): void {
    if (this.run !== undefined) this.addNews(this.run, true);
    this.run = undefined;
  }

  private addNews(run: RunOnRecord, finished: boolean): void {
    const { at, day, shot, added } = run;
    const { score, metres, playedMs, assisted } = run.sums();
    const newMs = playedMs - added.playedMs;
    if (newMs === 0 && !finished) return;
    run.added = { metres, playedMs, shot };
    const best = finished && !assisted ? score : 0;
    const bestAssisted = finished && assisted ? score : 0;
    this.add({
      runs: 0,
      metres: metres - added.metres,
      shot: shot - added.shot,
      playedMs: newMs,
      lastRuns: [{ at, score, metres, assisted, finished }],
      days: [{ day, runs: 0, best, bestAssisted, playedMs: newMs }],
    });
  }
}
