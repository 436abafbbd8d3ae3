import { describe, expect, test } from 'vitest';
import { createRun, nextGameSpeed, NO_INPUT } from '#simulation';
import { invincibleRun, jump, special, stepUntil, take, turbo } from './play.ts';

test('the step of a crash gains no point', () => {
  let crashesOnTheSixth = 0;
  for (let seed = 0; seed < 20; seed++) {
    // Idle runs all crash at the same phase of the six steps; jumps and turbo spread them.
    const run = createRun(seed);
    take(run, seed, jump);
    take(run, 1, turbo);
    const end = stepUntil(run, (now) => now.gameOver, jump);
    expect(end.score).toBe(Math.floor((end.steps - 1) / 6));
    if (end.steps % 6 === 0) crashesOnTheSixth += 1;
  }
  expect(crashesOnTheSixth).toBeGreaterThan(0);
});

describe('turbo', () => {
  test('makes the speed one and a half times what it was for 180 steps', () => {
    const run = invincibleRun('a');
    run.step(turbo);
    const on = { gameSpeed: 10.5, turboMode: true, turboTimeLeft: 3000, turboCooldown: 0 };
    expect(run.snapshot()).toMatchObject(on);
    take(run, 179);
    expect(run.snapshot().turboMode).toBe(true);
    take(run, 1);
    const off = { turboMode: false, turboTimeLeft: 0, turboCooldown: 5000 };
    expect(run.snapshot()).toMatchObject(off);
    expect(run.snapshot().gameSpeed).toBeCloseTo(7.3, 9);
  });

  test('is refused while it is active and for 300 steps after it', () => {
    const run = invincibleRun('a');
    run.step(turbo);
    take(run, 100, turbo);
    expect(run.snapshot().turboTimeLeft).toBeCloseTo((80 * 1000) / 60, 9);
    take(run, 80);
    expect(run.snapshot().turboCooldown).toBe(5000);
    take(run, 299, turbo);
    expect(run.snapshot().turboMode).toBe(false);
    take(run, 1, turbo);
    expect(run.snapshot().turboMode).toBe(true);
  });

  test('is foreseen in the speed of the next step, to its very end', () => {
    const run = invincibleRun('a');
    run.step(turbo);
    for (let step = 0; step < 200; step++) {
      const next = nextGameSpeed(run.view);
      run.step(NO_INPUT);
      expect(run.view.pace.gameSpeed, `step ${step}`).toBe(next);
    }
  });

  test('comes by the special power as long as the dino has no weapon', () => {
    const run = invincibleRun('a');
    run.step(special);
    expect(run.snapshot().turboMode).toBe(true);
  });
});
