import { createRun, RULES_VERSION, type Run } from '#simulation';
import type { Replay } from './replay.ts';
import { ReplayError } from './replay-error.ts';

/**
 * Creates the run of a replay, before its first step.
 * @throws ReplayError for other rules than these.
 */
export function runFromReplay({ rules, seed, assists }: Replay): Run {
  if (rules > RULES_VERSION) throw new ReplayError('unknown-version');
  if (rules < RULES_VERSION) throw new ReplayError('older-rules');
  return createRun(seed, { assists });
}
