// In a module of its own: a result needs these words before the daily course's others load.

export function attemptText(attempt: number | null, attempts: number): string {
  return attempt === null ? 'practice' : `attempt ${attempt} of ${attempts}`;
}

export function dailyName(day: number): string {
  return `Daily #${day}`;
}

/** A ranked attempt at the daily course that the next start uses up. */
export interface NextAttempt {
  readonly day: number;
  readonly number: number;
  readonly of: number;
  /** The player has pressed once, and has to press again. */
  readonly isAsked: boolean;
}

export function nextAttemptText(next: NextAttempt): string {
  return next.isAsked ? `Use ${attemptOnDaily(next)}?` : `Next: ${attemptOnDaily(next)}`;
}

export function buttonForAttempt({ number, of }: NextAttempt): string {
  return `Use ${attemptText(number, of)}`;
}

export function pressAgainFor(next: NextAttempt): string {
  return `Press again to use ${attemptOnDaily(next)}`;
}

function attemptOnDaily({ day, number, of }: NextAttempt): string {
  return `${attemptText(number, of)} on Daily\u00a0#${day}`;
}
