import { expect, test, vi } from 'vitest';
import { createRandomStream, createRun, INPUT, NO_INPUT } from '#simulation';
import { AIRBORNE, CROUCHING, STANDING, type TurboPolicy } from '#solver';
import { COMPUTATION_LIMIT } from '../tools/computation-limit.ts';
import { IS_ALL } from '../tools/is-all.ts';
import { VisibleForecast } from './visible-forecast.ts';
import { searchVisible } from './visible-search.ts';

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
  'with turbo $turbo and a reaction of $reactionSteps steps nobody who is safe to the eye dies',
  ({ turbo, reactionSteps }) => {
    for (let seed = 0; seed < COURSES; seed++) {
      expect(
        searchVisible({ seed, untilScore: SCORE, turbo, reactionSteps }),
        `course ${seed}`,
      ).toBeNull();
    }
  },
);

test('with the gaps of version 1 somebody dies on nearly every course', () => {
  let lost = 0;
  for (let seed = 0; seed < COURSES; seed++) {
    const loss = searchVisible({
      seed,
      untilScore: SCORE,
      turbo: 'never',
      reactionSteps: 12,
      gapSteps: OLD_GAPS,
    });
    if (loss !== null) lost += 1;
  }
  expect(lost).toBeGreaterThan(0.8 * COURSES);
});

test('somebody who does at random what the forecast says is safe survives when it is played', () => {
  for (let seed = 0; seed < 5; seed++) {
    const run = createRun(seed);
    const { view } = run;
    const dice = createRandomStream(String(seed), 'player');
    const forecast = new VisibleForecast();
    let sinceForecast = 0;
    let state = STANDING;
    let jumps = 0;
    while (view.score < 3000) {
      const threats = [...view.entities.threats];
      if (
        view.steps === 0 ||
        threats.some((id) => view.components.Threat.enteredAt.get(id) === view.steps)
      ) {
        forecast.compute(view, threats, 0);
        sinceForecast = 0;
      }
      const next = sinceForecast + 1;
      const choices: number[] = [];
      if (state >= AIRBORNE) choices.push(NO_INPUT);
      else {
        if (forecast.isSafe(next, STANDING)) choices.push(NO_INPUT);
        if (forecast.isSafe(next, CROUCHING)) choices.push(INPUT.crouch);
        if (forecast.isJumpNeeded(next) && forecast.isSafe(next, AIRBORNE))
          choices.push(INPUT.jump);
      }
      const input = choices[dice.integer(0, choices.length - 1)];
      if (input === undefined)
        throw new Error(`Nothing is safe on course ${seed} at step ${view.steps}.`);
      run.step(input);
      sinceForecast = next;
      if (input === INPUT.jump) jumps += 1;
      const { Dino } = view.components;
      if (Dino.jumping.get(view.dino) === 1) state = state >= AIRBORNE ? state + 1 : AIRBORNE;
      else state = Dino.crouching.get(view.dino) === 1 ? CROUCHING : STANDING;
      expect(view.gameOver, `course ${seed}, step ${view.steps}`).toBe(false);
    }
    expect(jumps).toBeGreaterThan(50);
  }
});

test('two threats that come close together leave at least 8 steps to take off in', () => {
  const forecast = new VisibleForecast();
  let [together, behind] = [0, 0];
  for (let seed = 0; seed < 30; seed++) {
    const run = createRun(seed, { invincible: true });
    const { view } = run;
    const { Threat, Position, Scroll } = view.components;
    const stepsAway = (id: number) =>
      (Position.x.get(id) - 188) / (view.gameSpeed * Scroll.factor.get(id));
    while (view.score < SCORE) {
      run.step(NO_INPUT);
      for (const cactus of view.entities.cacti) {
        if (Threat.enteredAt.get(cactus) !== view.steps) continue;
        const before = [...view.entities.pterodactyls].filter(
          (id) => Math.abs(stepsAway(id) - stepsAway(cactus)) < 45,
        );
        if (before.length === 0) continue;
        forecast.compute(view, [...before, cactus], 0);
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
