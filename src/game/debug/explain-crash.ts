import { lastJumpOver } from '#solver';
import { type Crash, readCrash } from '#stage';
import type { ShownRun } from '../picture/shown-run.ts';

/** Why a run ended. */
export interface ExplainedCrash extends Crash {
  /** The step of the crash. */
  readonly step: number;
  /** The last step on which a jump would have cleared the threat; null for none. */
  readonly lastJump: number | null;
}

/** Explains how a run ended; null unless it is over. After a long run it takes a moment. */
export function explainCrash({ run: { view }, runAt }: ShownRun): ExplainedCrash | null {
  const crash = readCrash(view);
  if (crash === undefined) return null;
  return { ...crash, step: view.steps, lastJump: runAt ? lastJumpOver(view, runAt) : null };
}
