import { describe, expect, it } from 'vitest';
import { StepClock } from '#game';

function stepsAt(hertz: number, rate = 1): number {
  const clock = new StepClock();
  clock.start(0, rate);
  let steps = 0;
  for (let frame = 1; frame <= 10 * hertz; frame++) steps += clock.stepsDue((frame * 1000) / hertz);
  return steps;
}

describe('the step clock', () => {
  it.each([20, 24, 30, 50, 59.94, 60, 75, 90, 120, 144, 165, 240, 500])(
    'takes 60 steps a second at %d Hz',
    (hertz) => {
      const steps = stepsAt(hertz);
      expect(steps).toBeGreaterThanOrEqual(600 - Math.ceil(60 / hertz));
      expect(steps).toBeLessThanOrEqual(600);
    },
  );

  it.each([0.5, 0.75, 1])('at a rate of %d takes that share of the steps', (rate) => {
    expect(stepsAt(120, rate)).toBe(600 * rate);
  });

  it('takes at most five steps in a frame and drops the rest', () => {
    const clock = new StepClock();
    clock.start(0, 1);
    expect(clock.stepsDue(200)).toBe(5);
    expect(clock.stepsDue(200 + 1000 / 60)).toBe(1);
  });

  it('counts a stall of more than 250 ms as one step', () => {
    const clock = new StepClock();
    clock.start(0, 1);
    expect(clock.stepsDue(251)).toBe(1);
    expect(clock.stepsDue(60_000)).toBe(1);
  });

  it('continues after a pause exactly where it stopped', () => {
    const clock = new StepClock();
    clock.start(0, 1);
    clock.stepsDue(25);
    clock.resume(90_000);
    expect(clock.alpha).toBeCloseTo(0.5);
    expect(clock.stepsDue(90_008)).toBe(0);
    expect(clock.stepsDue(90_009)).toBe(1);
  });

  it('takes no step in a frame that began before the key press', () => {
    const clock = new StepClock();
    clock.start(100, 1);
    expect(clock.stepsDue(95)).toBe(0);
    expect(clock.stepsDue(117)).toBe(1);
  });
});
