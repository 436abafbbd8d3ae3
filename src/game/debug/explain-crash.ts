import { type Crash, readCrash } from '#simulation';
import { lastJumpOver } from '#solver';
import type { ShownRun } from '../picture/shown-run.ts';

export interface ExplainedCrash extends Crash {
  readonly step: number;
  readonly lastJump: number | null;
}

/** Returns null unless the run is over. Takes a moment after a long run. */
export function explainCrash({ run: { view }, runAt }: ShownRun): ExplainedCrash | null {
  const crash = readCrash(view);
  if (crash === undefined) return null;
  return { ...crash, step: view.steps, lastJump: runAt ? lastJumpOver(view, runAt) : null };
}
