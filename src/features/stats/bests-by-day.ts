import type { Day } from './player-stats.ts';

/** As many bars as stay legible on a phone. */
const SHOWN_DAYS = 10;

export interface BestOfDay {
  /** YYYY-MM-DD in the player's time zone. */
  readonly day: string;
  /** The best score; that with assists where there is no other. */
  readonly best: number;
  /** Runs begun. */
  readonly runs: number;
}

/** The last days on which a run was finished, the latest last. */
export function bestsByDay(days: readonly Day[]): readonly BestOfDay[] {
  return days
    .map(({ day, runs, best, bestAssisted }) => ({ day, runs, best: best > 0 ? best : bestAssisted }))
    .filter(({ best }) => best > 0)
    .sort((one, other) => one.day.localeCompare(other.day))
    .slice(-SHOWN_DAYS);
}
