import { RULES_VERSION } from '#simulation';
import { ReplayError } from './replay-error.ts';
import { readReplay } from './serialize.ts';

/** Why the text of a replay cannot be played back, as far as can be known without playing it; null if no reason is known. */
export function replayProblem(replay: string): ReplayError | null {
  try {
    const { rules } = readReplay(replay);
    if (rules === RULES_VERSION) return null;
    return new ReplayError(rules < RULES_VERSION ? 'older-rules' : 'unknown-version');
  } catch (error) {
    if (error instanceof ReplayError) return error;
    throw error;
  }
}
