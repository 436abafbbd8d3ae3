// In a module of its own: a result needs these words before the daily course's others load.

export function attemptText(attempt: number | null, attempts: number): string {
  return attempt === null ? 'practice' : `attempt ${attempt} of ${attempts}`;
}

/** A ranked attempt at the daily course that the next start uses up. */
export interface NextAttempt {
  readonly number: number;
  readonly of: number;
  /** The player has pressed once, and has to press again. */
  readonly isAsked: boolean;
}

export function nextAttemptText({ number, of, isAsked }: NextAttempt): string {
  const attempt = attemptText(number, of);
  return isAsked ? `Use ${attempt}?` : `Next: ${attempt}`;
}

export function buttonForAttempt({ number, of }: NextAttempt): string {
  return `Use ${attemptText(number, of)}`;
}

export function pressAgainFor({ number, of }: NextAttempt): string {
  return `Press again to use ${attemptText(number, of)}`;
}
