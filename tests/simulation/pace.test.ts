import { expect, test } from 'vitest';
import { createRun, NO_INPUT, STEPS_PER_SECOND } from '#simulation';
import { IS_ALL } from '../tools/is-all.ts';

interface Arrival {
  readonly step: number;
  readonly score: number;
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
      found.push({ step, score, wasMissing: missing.has(threat) });
    }
  }
  return found;
}

const courses = Array.from({ length: IS_ALL ? 40 : 3 }, (_, seed) => arrivals(seed, 5000));

test('no gap lasts longer than 4 s, from 300 points on 3.5 s, unless nothing has been drawn', () => {
  const longest = (from: number, until: number) => {
    const gaps = courses.flatMap((course) =>
      course.map(({ step, score, wasMissing }, index) => {
        const isCounted = !wasMissing && score >= from && score < until;
        return isCounted ? step - (course[index - 1]?.step ?? step) : 0;
      }),
    );
    return Math.max(...gaps) / STEPS_PER_SECOND;
  };
  expect(longest(150, 300)).toBeLessThanOrEqual(4);
  expect(longest(300, 5000)).toBeLessThanOrEqual(3.5);
});
