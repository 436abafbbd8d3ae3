import { expect, test, vi } from 'vitest';
import { createRun, NO_INPUT } from '#simulation';
import { AIRBORNE } from '#solver';
import { COMPUTATION_LIMIT } from '../tools/computation-limit.ts';
import { IS_ALL } from '../tools/is-all.ts';
import type { TurboPolicy } from './search-course.ts';
import { VisibleForecast } from './visible-forecast.ts';
import { isFairToTheEye } from './visible-search.ts';

vi.setConfig({ testTimeout: COMPUTATION_LIMIT });

const COURSES = IS_ALL ? 15 : 5;
const SCORE = 5000;

/** The gaps of version 1 of the rules. */
const OLD_GAPS = {
  cactus: { cactus: 45, pterodactyl: 38 },
  pterodactyl: { cactus: 35, pterodactyl: 15 },
};

/** Steps: nobody is faster than 0, most people need 200 ms, and 300 ms are slow. */
const REACTIONS = [0, 12, 18];
const POLICIES: readonly TurboPolicy[] = ['never', 'whenever-ready', 'at-random'];

const CASES = POLICIES.flatMap((turbo) =>
  REACTIONS.map((reactionSteps) => ({ turbo, reactionSteps })),
);

test.each(CASES)(
  'with turbo $turbo and a reaction of $reactionSteps steps nobody dies of what could not be seen',
  ({ turbo, reactionSteps }) => {
    for (let seed = 0; seed < COURSES; seed++) {
      expect(
        isFairToTheEye({ seed, untilScore: SCORE, turbo, reactionSteps }),
        `course ${seed}`,
      ).toBe(true);
    }
  },
);

test('with the gaps of version 1 somebody dies on nearly every course', () => {
  let lost = 0;
  for (let seed = 0; seed < COURSES; seed++) {
    const isFair = isFairToTheEye({
      seed,
      untilScore: SCORE,
      turbo: 'never',
      reactionSteps: 12,
      gapSteps: OLD_GAPS,
    });
    if (!isFair) lost += 1;
  }
  expect(lost).toBeGreaterThan(0.8 * COURSES);
});

test('two threats that come close together leave at least 8 steps to take off in', () => {
  let [together, behind] = [0, 0];
  for (let seed = 0; seed < 30; seed++) {
    const run = createRun(seed, { invincible: true });
    const { view } = run;
    const { Threat, Position, Scroll } = view.components;
    const stepsAway = (id: number) =>
      (Position.x.get(id) - 188) / (view.pace.gameSpeed * Scroll.factor.get(id));
    while (view.score < SCORE) {
      run.step(NO_INPUT);
      for (const cactus of view.entities.cacti) {
        if (Threat.enteredAt.get(cactus) !== view.steps) continue;
        const before = [...view.entities.pterodactyls].filter(
          (id) => Math.abs(stepsAway(id) - stepsAway(cactus)) < 45,
        );
        if (before.length === 0) continue;
        const forecast = new VisibleForecast(view, [...before, cactus], 0);
        let takeoffs = 0;
        for (let step = 1; step <= 60; step++) {
          if (forecast.isJumpNeeded(step) && forecast.isSafe(step, AIRBORNE)) takeoffs += 1;
        }
        expect(takeoffs, `course ${seed}, step ${view.steps}`).toBeGreaterThanOrEqual(8);
        if (before.some((id) => Math.abs(stepsAway(id) - stepsAway(cactus)) < 10)) together += 1;
        else behind += 1;
      }
    }
  }
  expect(together).toBeGreaterThan(50);
  expect(behind).toBeGreaterThan(50);
});
