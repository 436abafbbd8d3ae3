import type { ComparedResult, CrashReport } from '#content';

/** How a run ended. Sentences are made from it where they are shown or spoken. */
export interface RunResult extends ComparedResult {
  readonly metres: number;
  readonly steps: number;
  readonly crash: CrashReport | null;
}
