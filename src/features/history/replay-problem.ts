import { RULES_VERSION } from '#simulation';
import { readReplay, ReplayError } from '#replay';

/** What stands against playing a replay back, as far as that can be told without playing it; null for nothing. */
export function obstacleTo(replay: string): ReplayError | null {
  try {
    const { rules } = readReplay(replay);
    if (rules === RULES_VERSION) return null;
    return new ReplayError(rules < RULES_VERSION ? 'older-rules' : 'unknown-version');
  } catch (error) {
    if (error instanceof ReplayError) return error;
    throw error;
  }
}
