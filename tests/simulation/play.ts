import { createRun, INPUT, NO_INPUT, type Run, type RunOptions, type Snapshot } from '#simulation';

export function take(run: Run, count: number, input: number = NO_INPUT): void {
  for (let i = 0; i < count; i++) run.step(input);
}

export function invincibleRun(seed: string | number, steps = 0, options: RunOptions = {}): Run {
  const run = createRun(seed, { ...options, invincible: true });
  take(run, steps);
  return run;
}

/**
 * Returns the snapshot of that moment.
 * @throws Error if it doesn't come within `most` steps.
 */
export function stepUntil(
  run: Run,
  holds: (now: Snapshot) => boolean,
  input: number = NO_INPUT,
  most = 50_000,
): Snapshot {
  for (let i = 0; i < most; i++) {
    run.step(input);
    const now = run.snapshot();
    if (holds(now)) return now;
  }
  throw new Error(`It did not happen within ${most} steps.`);
}

export function armedRun(seed: string | number): Run {
  const run = invincibleRun(seed);
  stepUntil(run, (now) => now.dino.hasWeapon);
  return run;
}

export const { jump, crouch, shoot, turbo, special } = INPUT;
