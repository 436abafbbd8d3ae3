import { describe, expect, test, vi } from 'vitest';
import { createRun, kindOf, NO_INPUT, STEPS_PER_SECOND, type ThreatKind } from '#simulation';
import { median } from '../bench/statistics.ts';
import { COMPUTATION_LIMIT } from '../tools/computation-limit.ts';
import { IS_ALL } from '../tools/is-all.ts';

vi.setConfig({ testTimeout: COMPUTATION_LIMIT });

interface Arrival {
  readonly step: number;
  readonly score: number;
  readonly kind: ThreatKind;
  readonly altitude: number;
  /** For a moment before this threat entered, none was waiting. */
  readonly wasMissing: boolean;
}

/** Threats that reach the front of the dino until a score, with the step in which they do. */
function arrivals(seed: number, untilScore: number): Arrival[] {
  const run = createRun(seed, { invincible: true });
  const { view } = run;
  const { Position, PreviousPosition, Threat } = view.components;
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
      found.push({
        step,
        score,
        kind: kindOf(view, threat),
        altitude: 360 - Position.y.get(threat),
        wasMissing: missing.has(threat),
      });
    }
  }
  return found;
}

type Pair = readonly [Arrival, Arrival];

const pairs = (list: readonly Arrival[]): Pair[] =>
  list.slice(1).flatMap((after, index) => {
    const before = list[index];
    return before === undefined ? [] : [[before, after]];
  });

/** Seconds between two arrivals. */
const gapOf = ([before, after]: Pair) => (after.step - before.step) / STEPS_PER_SECOND;

const courses = Array.from({ length: IS_ALL ? 40 : 3 }, (_, seed) => arrivals(seed, 5000));
const late = courses.map((course) => course.filter(({ score }) => score >= 1000));

test('no gap lasts longer than 4 s, from 300 points on 3.5 s, unless nothing has been drawn', () => {
  const gaps = courses.flatMap(pairs).filter(([, { wasMissing }]) => !wasMissing);
  const longest = (from: number, until: number) =>
    Math.max(...gaps.filter(([, { score }]) => score >= from && score < until).map(gapOf));
  expect(longest(150, 300)).toBeLessThanOrEqual(4);
  expect(longest(300, 5000)).toBeLessThanOrEqual(3.5);
});

test('a low pterodactyl and a cactus may come together, and a cactus close behind a high one', () => {
  const close = late
    .flatMap(pairs)
    .filter(([a, b]) => a.kind === 'pterodactyl' && b.kind === 'cactus' && b.step - a.step <= 40);
  const together = close.filter((pair) => gapOf(pair) <= 0.1);
  const behind = close.filter((pair) => gapOf(pair) > 0.1);
  expect(Math.min(together.length, behind.length)).toBeGreaterThan(2);
  expect(together.every(([{ altitude }]) => altitude < 174)).toBe(true);
  expect(behind.every(([{ altitude }]) => altitude >= 174)).toBe(true);
});

describe.runIf(IS_ALL)('over many courses', () => {
  test('the first threat comes after 3 to 3.5 s, and 14 in half a minute', () => {
    const first = median(courses.map(([arrival]) => (arrival?.step ?? 0) / STEPS_PER_SECOND));
    expect(first).toBeGreaterThan(3);
    expect(first).toBeLessThan(3.5);
    const early = courses.map((course) => course.filter(({ step }) => step <= 1800).length);
    expect(median(early)).toBeGreaterThanOrEqual(14);
  });

  test('the first pterodactyl comes by 300 points as a rule, and two or more by 450', () => {
    const scores = courses.map((course) =>
      course.filter(({ kind }) => kind === 'pterodactyl').map(({ score }) => score),
    );
    expect(median(scores.map(([first = Infinity]) => first))).toBeLessThan(300);
    expect(median(scores.map((all) => all.filter((score) => score < 450).length))).toBeGreaterThan(
      1,
    );
  });

  test('threats are hardly ever missing, and hardly any time passes in gaps over 3 s', () => {
    const gaps = courses.flatMap(pairs).filter(([, { score }]) => score >= 500);
    const time = (some: typeof gaps) => some.reduce((sum, pair) => sum + gapOf(pair), 0);
    expect(gaps.filter(([, { wasMissing }]) => wasMissing).length).toBeLessThan(0.01 * gaps.length);
    expect(time(gaps.filter((pair) => gapOf(pair) > 3))).toBeLessThan(0.05 * time(gaps));
  });

  test('threats come in phrases of one to six, with breaths of 1.5 to 2.5 s that vary', () => {
    const lengths: number[] = [];
    const breaths: number[] = [];
    for (const gaps of late.map((course) => pairs(course).map(gapOf))) {
      let length = 1;
      for (const gap of gaps) {
        if (gap < 1.48) length += 1;
        else {
          lengths.push(length);
          breaths.push(gap);
          length = 1;
        }
      }
    }
    const share = (count: number) => count / breaths.length;
    for (let length = 1; length <= 6; length++)
      expect(share(lengths.filter((one) => one === length).length)).toBeGreaterThan(0.01);
    expect(Math.max(...lengths)).toBe(6);
    for (const from of [1.5, 1.75, 2, 2.25]) {
      const some = breaths.filter((seconds) => seconds >= from && seconds < from + 0.25);
      expect(share(some.length)).toBeGreaterThan(0.15);
    }
    expect(share(breaths.filter((seconds) => seconds > 2.55).length)).toBeLessThan(0.1);
  });
});
