import { expect, test } from 'vitest';
import { createRun, kindOf, NO_INPUT, STEPS_PER_SECOND, type ThreatKind } from '#simulation';
import { IS_ALL } from '../tools/is-all.ts';

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

test('no gap lasts longer than 4 s, from 300 points on 3.5 s, unless nothing has been drawn', () => {
  const gaps = courses.flatMap(pairs).filter(([, { wasMissing }]) => !wasMissing);
  const longest = (from: number, until: number) =>
    Math.max(...gaps.filter(([, { score }]) => score >= from && score < until).map(gapOf));
  expect(longest(150, 300)).toBeLessThanOrEqual(4);
  expect(longest(300, 5000)).toBeLessThanOrEqual(3.5);
});

test('a low pterodactyl and a cactus may come together, and a cactus close behind a high one', () => {
  const close = courses
    .flatMap(pairs)
    .filter(([a, b]) => a.kind === 'pterodactyl' && b.kind === 'cactus' && b.step - a.step <= 40);
  const together = close.filter((pair) => gapOf(pair) <= 0.1);
  const behind = close.filter((pair) => gapOf(pair) > 0.1);
  expect(Math.min(together.length, behind.length)).toBeGreaterThan(2);
  expect(together.every(([{ altitude }]) => altitude < 174)).toBe(true);
  expect(behind.every(([{ altitude }]) => altitude >= 174)).toBe(true);
});
