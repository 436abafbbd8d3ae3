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
