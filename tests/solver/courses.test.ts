/** Both promises of fairness. `npm run bench:fairness` searches thousands of courses. */
import { describe, expect, test } from 'vitest';
import { createRun, NO_INPUT, PRACTICE_SUBJECTS } from '#simulation';
import { AIRBORNE } from '#solver';
import { IS_ALL } from '../tools/is-all.ts';
import { searchCourse } from './search-course.ts';
import { VisibleForecast } from './visible-forecast.ts';
import { isFairToTheEye } from './visible-search.ts';

const SEEDS = Array.from({ length: IS_ALL ? 60 : 3 }, (_, seed) => seed);
const POLICIES = ['never', 'whenever-ready', 'at-random'] as const;
const SCORE = 5000;

describe.each(POLICIES)('with turbo %s', (turbo) => {
  test('every course can be survived, on the way that the search finds', () => {
    for (const seed of SEEDS) {
      const answer = searchCourse({ seed, untilScore: SCORE, turbo });
      if (!answer.survivable) throw new Error(`Course ${seed} can't be survived.`);
      const run = createRun(seed);
      for (const input of answer.inputs) run.step(input);
      expect(run.view, `course ${seed}`).toMatchObject({ gameOver: false, score: SCORE });
    }
  });

  // Steps: nobody is faster than 0, most people need 200 ms, and 300 ms are slow.
  test.each([0, 12, 18])(
    'nobody who reacts after %i steps dies of what could not be seen',
    (reactionSteps) => {
      const lost = SEEDS.filter(
        (seed) => !isFairToTheEye({ seed, untilScore: SCORE, turbo, reactionSteps }),
      );
      expect(lost).toEqual([]);
    },
  );
});

test.each(PRACTICE_SUBJECTS)('practice of %s can be survived at each pace', (subject) => {
  for (const turbo of POLICIES) {
    for (const paceScore of IS_ALL ? [0, 300, 700, 1000, 2000, 3000] : [700]) {
      const practice = { subject, paceScore };
      const { survivable } = searchCourse({ seed: 0, untilScore: 60, turbo, practice });
      expect(survivable, `turbo ${turbo}, pace ${paceScore}`).toBe(true);
    }
  }
});

test('two threats that come close together leave at least 8 steps to take off in', () => {
  let [together, behind] = [0, 0];
  for (const seed of SEEDS) {
    const run = createRun(seed, { invincible: true });
    const { view } = run;
    const { Threat, Position, Scroll } = view.components;
    const stepsAway = (id: number) =>
      (Position.x.get(id) - 188) / (view.pace.gameSpeed * Scroll.factor.get(id));
    while (view.score < SCORE) {
      run.step(NO_INPUT);
      for (const cactus of view.entities.cacti) {
        if (Threat.enteredAt.get(cactus) !== view.steps) continue;
        const gap = (id: number) => Math.abs(stepsAway(id) - stepsAway(cactus));
        const before = [...view.entities.pterodactyls].filter((id) => gap(id) < 45);
        if (before.length === 0) continue;
        const forecast = new VisibleForecast(view, [...before, cactus], 0);
        const takeoffs = Array.from({ length: 60 }, (_, at) => at + 1).filter(
          (at) => forecast.isJumpNeeded(at) && forecast.isSafe(at, AIRBORNE),
        );
        expect(takeoffs.length, `course ${seed}, step ${view.steps}`).toBeGreaterThanOrEqual(8);
        if (before.some((id) => gap(id) < 10)) together += 1;
        else behind += 1;
      }
    }
  }
  expect(Math.min(together, behind)).toBeGreaterThan(10);
});
