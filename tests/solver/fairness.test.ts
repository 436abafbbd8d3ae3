import { expect, test, vi } from 'vitest';
import { createRun, FAIR_GAP_STEPS, NO_INPUT } from '#simulation';
import { searchCourse } from './search-course.ts';
import { searchCourses } from '../bench/search-courses.ts';
import { COMPUTATION_LIMIT } from '../tools/computation-limit.ts';

vi.setConfig({ testTimeout: COMPUTATION_LIMIT });

test('every take-off window is at least 8 steps, and two in five pterodactyls fly low', () => {
  const report = searchCourses({
    from: 0,
    count: 40,
    untilScore: 2000,
    turbo: 'at-random',
  });
  expect(report.smallestWindow).toBeGreaterThanOrEqual(8);
  expect(report.smallestWindow).toBeLessThan(49);
  expect(report.ducks / report.pterodactyls).toBeCloseTo(0.4, 1);
});

test('threats wait rather than get lost: the same ones come with and without the rule', () => {
  const waits: number[] = [];
  const drawn = (seed: number, fair: boolean) => {
    const run = createRun(seed, { gapSteps: fair ? FAIR_GAP_STEPS : null, invincible: true });
    const seen: [number, string][] = [];
    for (let step = 1; step <= 20_000; step++) {
      run.step(NO_INPUT);
      const { Threat, Size, Position } = run.view.components;
      for (const id of run.view.entities.threats) {
        if (Threat.enteredAt.get(id) !== step) continue;
        const queuedAt = Threat.queuedAt.get(id);
        if (fair) waits.push(step - queuedAt);
        seen.push([queuedAt, `${queuedAt}: ${Size.width.get(id)} wide at ${Position.y.get(id)}`]);
      }
    }
    const waiting = run.view.course.queue.length;
    return {
      drawn: seen.sort(([one], [other]) => one - other).map(([, threat]) => threat),
      waiting,
    };
  };
  for (let seed = 0; seed < 10; seed++) {
    const [ruled, unruly] = [drawn(seed, true), drawn(seed, false)];
    expect(new Set(unruly.drawn)).toEqual(new Set([...unruly.drawn, ...ruled.drawn]));
    expect(ruled.drawn.length + ruled.waiting).toBe(unruly.drawn.length);
    expect(ruled.waiting).toBeLessThan(20);
  }
  expect(Math.min(...waits)).toBe(0);
  expect(Math.max(...waits)).toBeGreaterThan(60);
});

test('without the rule the search finds many courses that cannot be survived', () => {
  let lost = 0;
  for (let seed = 0; seed < 40; seed++) {
    if (!searchCourse({ seed, untilScore: 5000, turbo: 'never', gapSteps: null }).survivable)
      lost += 1;
  }
  expect(lost).toBeGreaterThan(25);
});
