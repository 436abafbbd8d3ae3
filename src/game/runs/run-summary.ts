import { isAssisted, metresOf, type RunView, STEPS_PER_SECOND } from '#simulation';

/** What a run has come to. */
export interface RunSummary {
  readonly score: number;
  /** Whole metres of ground. */
  readonly metres: number;
  /** Whole ms of play, by its steps. */
  readonly playedMs: number;
  readonly assisted: boolean;
}

export function summarizeRun(view: RunView): RunSummary {
  const { score, steps, assists } = view;
  return {
    score,
    metres: metresOf(view),
    // In slow motion a step takes longer.
    playedMs: Math.round((steps * 1000) / (STEPS_PER_SECOND * assists.speed)),
    assisted: isAssisted(assists),
  };
}
