import type { Replay } from '#replay';
import { isAssisted, metresOf, type RunView, STEPS_PER_SECOND } from '#simulation';

/** The result of a run, or of a part of it. */
export interface RunSummary {
  readonly score: number;
  /** The distance, whole metres. */
  readonly metres: number;
  /** Time played, whole ms: counted in steps, so without pauses. */
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

/** A run as it is saved: its replay, and its result. */
export interface SavedRun extends Omit<RunSummary, 'playedMs'> {
  /** Its replay, serialized. Two runs with the same replay are the same run. */
  readonly replay: string;
  /** When it ended, ms since 1970. */
  readonly at: number;
  /** The path of the page that it was played on, such as `/dino-run`. */
  readonly page: string;
  /** The number of the daily course that it was played on; absent for other courses. */
  readonly day?: number;
}

export interface EndedRun {
  /** Undefined for a run that does not count, and for one of more than an hour. */
  readonly replay: Replay | undefined;
  readonly summary: RunSummary;
  /** When it ended, ms since 1970. */
  readonly at: number;
}

/** How many of the last runs are saved, whatever their score. */
export const MOST_LAST_RUNS = 10;
