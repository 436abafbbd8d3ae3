import type { Replay } from '#replay';
import { isAssisted, metresOf, type RunView, STEPS_PER_SECOND } from '#simulation';

/** A run that the player leaves is kept from this score on. */
export const KEPT_POINTS = 100;

export interface RunSummary {
  readonly score: number;
  /** Whole metres. */
  readonly metres: number;
  /** Whole ms, counted in steps and so without pauses. */
  readonly playedMs: number;
  readonly assisted: boolean;
}

export function summarizeRun(view: RunView): RunSummary {
  const { score, steps, assists } = view;
  return {
    score,
    metres: metresOf(view),
    // With the speed assist a step takes longer.
    playedMs: Math.round((steps * 1000) / (STEPS_PER_SECOND * assists.speed)),
    assisted: isAssisted(assists),
  };
}

export interface SavedRun extends Omit<RunSummary, 'playedMs'> {
  /** Identifies the run: two runs with the same replay are the same. */
  readonly replay: string;
  /** ms since 1970. */
  readonly at: number;
  readonly page: string;
  readonly day?: number;
  /** Id of the ranked attempt at the day's course. */
  readonly attempt?: string;
}

export interface EndedRun {
  /** Undefined for a run that doesn't count, and for one of more than an hour. */
  readonly replay: Replay | undefined;
  readonly summary: RunSummary;
  /** ms since 1970. */
  readonly at: number;
}

export const MAX_LAST_RUNS = 10;
