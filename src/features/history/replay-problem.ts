import { RULES_VERSION } from '#simulation';
import { readReplay, ReplayError } from '#replay';

/** Why a replay cannot be played back, as far as can be told without playing it; null if nothing is known against it. */
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
