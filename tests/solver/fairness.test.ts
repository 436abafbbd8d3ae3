import { expect, test, vi } from 'vitest';
import { createRun, FAIR_GAP_STEPS, NO_INPUT, THREAT_KINDS, type ThreatKind } from '#simulation';
import { searchCourse } from '#solver';
import { searchCourses } from '../bench/search-courses.ts';
import { COMPUTATION_LIMIT } from '../tools/computation-limit.ts';

vi.setConfig({ testTimeout: COMPUTATION_LIMIT });

const SCORE = 5000;

test('every take-off window is at least 8 steps, and two in five pterodactyls want a duck', () => {
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

test('threats wait rather than get lost: with and without the rule come the same ones', () => {
  const waits: number[] = [];
  const drawn = (seed: number, fair: boolean) => {
    const run = createRun(seed, { gapSteps: fair ? FAIR_GAP_STEPS : null, invincible: true });
    const seen: [number, string][] = [];
    for (let step = 1; step <= 20_000; step++) {
      run.step(NO_INPUT);
      const { Threat, Size, Position } = run.view.components;
      for (const id of run.view.entities.threats) {
        if (Threat.enteredAt.get(id) !== step) continue;
        const scheduledAt = Threat.scheduledAt.get(id);
        if (fair) waits.push(step - scheduledAt);
        seen.push([
          scheduledAt,
          `${scheduledAt}: ${Size.width.get(id)} wide at ${Position.y.get(id)}`,
        ]);
      }
    }
    const waiting = run.view.threatQueue.length;
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

test('without the rule many courses cannot be survived, so that the search is able to find one', () => {
  let lost = 0;
  for (let seed = 0; seed < 40; seed++) {
    if (!searchCourse({ seed, untilScore: SCORE, turbo: 'never', gapSteps: null }).survivable)
      lost += 1;
  }
  expect(lost).toBeGreaterThan(25);
});

test('below 500 points threats reach the dino at least the fair gap of turbo speed apart', () => {
  const run = createRun('a', { invincible: true });
  const arrivals: { ground: number; baseSpeed: number; kind: ThreatKind }[] = [];
  while (run.view.score < 500) {
    run.step(NO_INPUT);
    const { Position, PreviousPosition } = run.view.components;
    for (const kind of THREAT_KINDS) {
      for (const id of run.view.entities.threatsByKind[kind]) {
        if (Position.x.get(id) >= 188 || PreviousPosition.x.get(id) < 188) continue;
        const { groundCovered: ground, baseSpeed } = run.view;
        arrivals.push({ ground, baseSpeed, kind });
      }
    }
  }
  expect(arrivals.length).toBeGreaterThan(20);
  arrivals.reduce((before, after) => {
    // Arrivals are seen to the step: one step of ground at most on either side.
    const gap =
      FAIR_GAP_STEPS[before.kind][after.kind] * Math.min(1.5 * (before.baseSpeed - 0.5), 17) -
      2 * 17;
    expect(after.ground - before.ground).toBeGreaterThan(gap);
    return after;
  });
});
