import { describe, expect, test, vi } from 'vitest';
import { createRun, NO_INPUT, type ThreatKind } from '#simulation';
import { COMPUTATION_LIMIT } from '../tools/computation-limit.ts';

vi.setConfig({ testTimeout: COMPUTATION_LIMIT });

interface Arrival {
  readonly step: number;
  readonly score: number;
  readonly kind: ThreatKind;
  readonly large: boolean;
  readonly multiple: number;
  readonly altitude: number;
}

/** The threats that reach the front of the dino until a score, with the step in which they do. */
function arrivals(seed: number, untilScore: number): Arrival[] {
  const run = createRun(seed, { invincible: true });
  const { view } = run;
  const { Position, PreviousPosition, Cactus } = view.components;
  const found: Arrival[] = [];
  while (view.score < untilScore) {
    run.step(NO_INPUT);
    const { steps: step, score } = view;
    const reaches = (threat: number) => Position.x.get(threat) < 188 && PreviousPosition.x.get(threat) >= 188;
    for (const threat of view.entities.cacti) {
      if (!reaches(threat)) continue;
      const [large, multiple] = [Cactus.large.get(threat) === 1, Cactus.multiple.get(threat)];
      found.push({ step, score, kind: 'cactus', large, multiple, altitude: 0 });
    }
    for (const threat of view.entities.pterodactyls) {
      if (!reaches(threat)) continue;
      const altitude = 360 - Position.y.get(threat);
      found.push({ step, score, kind: 'pterodactyl', large: false, multiple: 0, altitude });
    }
  }
  return found;
}

/** Each arrival with the one before it. */
function pairs(list: readonly Arrival[]): [Arrival, Arrival][] {
  return list.slice(1).flatMap((after, index) => {
    const before = list[index];
    return before === undefined ? [] : [[before, after]];
  });
}

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe('at first', () => {
  const early = SEEDS.flatMap((seed) => arrivals(seed, 300));

  test('no three large cacti come in the first 150 points, and they do after that', () => {
    const widest = early.filter(({ large, multiple }) => large && multiple === 3);
    expect(widest.filter(({ score }) => score < 150)).toEqual([]);
    expect(widest.length).toBeGreaterThan(10);
    expect(early.filter(({ score, large }) => score < 150 && large).length).toBeGreaterThan(10);
  });

  test('fewer threats come than later', () => {
    const rate = (from: number, until: number) =>
      early.filter(({ score }) => score >= from && score < until).length / (until - from);
    expect(rate(0, 150)).toBeLessThan(0.7 * rate(200, 300));
  });
});

test('after 200 points no calm lasts longer than six seconds', () => {
  for (let seed = 0; seed < 150; seed++) {
    for (const [before, after] of pairs(arrivals(seed, 600))) {
      if (after.score > 200) expect(after.step - before.step, `course ${seed}`).toBeLessThanOrEqual(360);
    }
  }
});

describe('from 1000 points on', () => {
  const late = SEEDS.map((seed) => arrivals(seed, 5000));

  test('no calm lasts longer than six seconds either', () => {
    for (const course of late) {
      for (const [before, after] of pairs(course)) {
        if (after.score > 1000) expect(after.step - before.step).toBeLessThanOrEqual(360);
      }
    }
  });

  test('threats come in phrases with a breath between them, which get longer', () => {
    const lengths = (from: number, until: number) => {
      const found: number[] = [];
      for (const course of late) {
        let length = 1;
        for (const [before, after] of pairs(course.filter(({ score }) => score >= from && score < until))) {
          if (after.step - before.step < 89) length += 1;
          else {
            found.push(length);
            length = 1;
          }
        }
      }
      return found.reduce((sum, length) => sum + length, 0) / found.length;
    };
    const [first, second, third] = [lengths(1100, 1600), lengths(2000, 2500), lengths(4500, 5000)];
    expect(second).toBeGreaterThan(first + 0.4);
    expect(third).toBeGreaterThan(second + 0.4);
  });

  test('as many come as the timers draw: 0.65 a second', () => {
    const count = late.flat().filter(({ score }) => score >= 1000).length;
    expect(count / late.length / 400).toBeCloseTo(0.65, 1);
  });

  test('a low pterodactyl and a cactus may come together, and a cactus close behind a high one', () => {
    const together: Arrival[] = [];
    const behind: Arrival[] = [];
    for (const [before, after] of late.flatMap(pairs)) {
      const gap = after.step - before.step;
      if (before.kind !== 'pterodactyl' || after.kind !== 'cactus' || gap > 40) continue;
      if (gap <= 6) together.push(before);
      else behind.push(before);
    }
    expect(together.length).toBeGreaterThan(40);
    expect(together.every(({ altitude, score }) => altitude < 174 && score >= 1200)).toBe(true);
    expect(behind.length).toBeGreaterThan(40);
    expect(behind.every(({ altitude, score }) => altitude >= 174 && score >= 1000)).toBe(true);
  });
});
