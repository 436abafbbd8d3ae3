import { describe, expect, test } from 'vitest';
import {
  createRandomStream,
  FAIR_GAP_STEPS,
  type FairGapSteps,
  kindOf,
  NO_INPUT,
  type RunOptions,
} from '#simulation';
import { invincibleRun, stepUntil } from './play.ts';

/** The threats that enter within some steps, and how many have been drawn but wait. */
function entries(seed: number, steps: number, options: RunOptions, input: number) {
  const run = invincibleRun(seed, 0, options);
  const { view } = run;
  const { Threat, Position, Size } = view.components;
  const drawn: string[] = [];
  for (let step = 1; step <= steps; step++) {
    run.step((step * input) % 32);
    for (const id of view.entities.threats) {
      if (Threat.enteredAt.get(id) !== step) continue;
      const look = [kindOf(view, id), Position.y.get(id), Size.width.get(id)];
      drawn.push(`${Threat.queuedAt.get(id)} ${look.join(' ')}`);
    }
  }
  return { drawn, waiting: view.course.queue.length };
}

test('a pterodactyl beats its wings every 12 steps', () => {
  const run = invincibleRun('a');
  stepUntil(run, ({ monsters }) => monsters.length === 1);
  for (let step = 1; step < 60; step++) {
    run.step(NO_INPUT);
    expect(run.snapshot().monsters[0]?.frameIndex).toBe(Math.floor(step / 12) % 2);
  }
});

test('three clouds are there from the start, and stay slower than the ground', () => {
  const run = invincibleRun('a');
  expect(run.snapshot().clouds).toHaveLength(3);
  run.step(NO_INPUT);
  for (const { speed } of run.snapshot().clouds) {
    expect(speed).toBeGreaterThan(0);
    expect(speed).toBeLessThan(7);
  }
});

describe('a course', () => {
  test('has random streams that differ from each other, and from another seed’s', () => {
    const start = (seed: string, purpose: string) => createRandomStream(seed, purpose).unit();
    const starts = ['a', 'b'].flatMap((seed) => [start(seed, 'course'), start(seed, 'scenery')]);
    expect(new Set(starts).size).toBe(4);
    expect(start('a', 'course')).toBe(start('a', 'course'));
  });

  test('is the same for an integer and its decimal text', () => {
    expect(invincibleRun(42, 3000).hash()).toBe(invincibleRun('42', 3000).hash());
  });

  test('draws the same threats whatever the player does, and with any gap: they wait, but none is lost', () => {
    for (const seed of [0, 1, 2]) {
      const of = (gapSteps: FairGapSteps | null, input = NO_INPUT) =>
        entries(seed, 6000, { gapSteps }, input);
      const atOnce = of(null);
      expect(atOnce.waiting).toBe(0);
      const idle = of(FAIR_GAP_STEPS);
      expect(idle.drawn.length + idle.waiting).toBe(atOnce.drawn.length);
      expect(idle.waiting).toBeLessThan(20);
      for (const threat of [...idle.drawn, ...of(FAIR_GAP_STEPS, 7919).drawn])
        expect(atOnce.drawn.includes(threat), threat).toBe(true);
    }
  });
});
