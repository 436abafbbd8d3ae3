import { describe, expect, test, vi } from 'vitest';
import { createRun, kindOf, NO_INPUT, STEPS_PER_SECOND, type ThreatKind } from '#simulation';
import { median } from '../bench/statistics.ts';
import { COMPUTATION_LIMIT } from '../tools/computation-limit.ts';

vi.setConfig({ testTimeout: COMPUTATION_LIMIT });

interface Arrival {
  readonly step: number;
  readonly score: number;
  readonly kind: ThreatKind;
  readonly large: boolean;
  readonly multiple: number;
  readonly altitude: number;
  /** For a moment before this threat entered, none was waiting. */
  readonly wasMissing: boolean;
}

/** Threats that reach the front of the dino until a score, with the step in which they do. */
function arrivals(seed: number, untilScore: number): Arrival[] {
  const run = createRun(seed, { invincible: true });
  const { view } = run;
  const { Position, PreviousPosition, Cactus, Threat } = view.components;
  const found: Arrival[] = [];
  const missing = new Set<number>();
  let hasWaited = true;
  while (view.score < untilScore) {
    run.step(NO_INPUT);
    const { steps: step, score } = view;
    for (const threat of view.entities.threats) {
      if (Threat.enteredAt.get(threat) !== step) continue;
      if (hasWaited) missing.delete(threat);
      else missing.add(threat);
      hasWaited = true;
    }
    if (view.course.queue.length === 0) hasWaited = false;
    for (const threat of view.entities.threats) {
      if (Position.x.get(threat) >= 188 || PreviousPosition.x.get(threat) < 188) continue;
      const kind = kindOf(view, threat);
      const isCactus = kind === 'cactus';
      found.push({
        step,
        score,
        kind,
        large: isCactus && Cactus.large.get(threat) === 1,
        multiple: isCactus ? Cactus.multiple.get(threat) : 0,
        altitude: isCactus ? 0 : 360 - Position.y.get(threat),
        wasMissing: missing.has(threat),
      });
    }
  }
  return found;
}

function pairs(list: readonly Arrival[]): [Arrival, Arrival][] {
  return list.slice(1).flatMap((after, index) => {
    const before = list[index];
    return before === undefined ? [] : [[before, after]];
  });
}

/** Seconds between two arrivals. */
const gapOf = ([before, after]: readonly [Arrival, Arrival]) =>
  (after.step - before.step) / STEPS_PER_SECOND;

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

describe('at first', () => {
  const early = SEEDS.map((seed) => arrivals(seed, 300));
  const kind = early.flat().filter(({ score }) => score < 150);

  test('the first threat comes after 3 to 3.5 s, and hardly ever after 6', () => {
    const first = early.map(([arrival]) => (arrival?.step ?? Infinity) / STEPS_PER_SECOND);
    expect(median(first)).toBeGreaterThan(3);
    expect(median(first)).toBeLessThan(3.5);
    expect(first.filter((seconds) => seconds > 6).length).toBeLessThan(0.05 * SEEDS.length);
  });

  test('14 threats come in half a minute, and more than 0.4 a second below 150 points', () => {
    const halfMinute = early.map(
      (course) => course.filter(({ step }) => step <= 30 * STEPS_PER_SECOND).length,
    );
    expect(median(halfMinute)).toBeGreaterThanOrEqual(14);
    expect(kind.length / SEEDS.length / 15).toBeGreaterThan(0.4);
  });

  test('half of the groups are single cacti, and two or three large ones are rare', () => {
    expect(kind.filter(({ multiple }) => multiple === 1).length).toBeGreaterThan(
      0.45 * kind.length,
    );
    expect(kind.filter(({ large, multiple }) => large && multiple > 1).length).toBeLessThan(
      0.05 * kind.length,
    );
  });
});

describe('from 150 points on', () => {
  const courses = SEEDS.slice(0, 40).map((seed) => arrivals(seed, 5000));

  test('the first pterodactyl comes by 300 points as a rule, and two or more by 450', () => {
    const pterodactyls = courses.map((course) =>
      course.filter(({ kind }) => kind === 'pterodactyl'),
    );
    expect(median(pterodactyls.map(([first]) => first?.score ?? Infinity))).toBeLessThan(300);
    expect(
      median(pterodactyls.map((course) => course.filter(({ score }) => score < 450).length)),
    ).toBeGreaterThan(1);
  });

  const late = courses.map((course) => course.filter(({ score }) => score >= 1000));

  test('no gap lasts longer than 4 s, from 300 points on 3.5 s, unless nothing has been drawn', () => {
    const gaps = courses.flatMap(pairs).filter(([, { wasMissing }]) => !wasMissing);
    const longest = (from: number, until: number) =>
      Math.max(...gaps.filter(([, { score }]) => score >= from && score < until).map(gapOf));
    expect(longest(150, 300)).toBeLessThanOrEqual(4);
    expect(longest(300, 5000)).toBeLessThanOrEqual(3.5);
  });

  test('threats are hardly ever missing, and hardly any time passes in gaps over 3 s', () => {
    const gaps = courses.flatMap(pairs).filter(([, { score }]) => score >= 500);
    const time = (some: typeof gaps) => some.reduce((sum, pair) => sum + gapOf(pair), 0);
    expect(gaps.filter(([, { wasMissing }]) => wasMissing).length).toBeLessThan(0.01 * gaps.length);
    expect(time(gaps.filter((pair) => gapOf(pair) > 3))).toBeLessThan(0.05 * time(gaps));
  });

  test('threats come in phrases of one to six, with breaths of 1.5 to 2.5 s that vary', () => {
    const lengths = new Map<number, number>();
    const breaths: number[] = [];
    for (const course of late) {
      let length = 1;
      for (const pair of pairs(course)) {
        if (gapOf(pair) < 1.48) length += 1;
        else {
          lengths.set(length, (lengths.get(length) ?? 0) + 1);
          breaths.push(gapOf(pair));
          length = 1;
        }
      }
    }
    expect([...lengths.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of lengths.values()) expect(count).toBeGreaterThan(0.01 * breaths.length);
    expect(lengths.get(1)).toBeLessThan(0.8 * breaths.length);
    for (const from of [1.5, 1.75, 2, 2.25]) {
      const some = breaths.filter((seconds) => seconds >= from && seconds < from + 0.25);
      expect(some.length).toBeGreaterThan(0.15 * breaths.length);
    }
    expect(breaths.filter((seconds) => seconds > 2.55).length).toBeLessThan(0.1 * breaths.length);
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
    expect(together.every(({ altitude, score }) => altitude < 174 && score >= 500)).toBe(true);
    expect(behind.length).toBeGreaterThan(40);
    expect(behind.every(({ altitude, score }) => altitude >= 174 && score >= 500)).toBe(true);
  });
});
