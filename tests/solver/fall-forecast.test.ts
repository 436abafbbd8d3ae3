import { expect, test } from 'vitest';
import { createRun, INPUT, isAirborne, NO_INPUT, type Run } from '#simulation';
import { FallForecast, ThreatForecast } from '#solver';
import { dice } from '../replay/players.ts';

/**
 * Plays a run that jumps at random up to some steps after a take-off; undefined if it ends before.
 */
function runInAir(
  seed: string,
  after: number,
): { readonly run: Run; readonly inputs: readonly number[] } | undefined {
  const run = createRun(seed);
  const roll = dice(`${seed} ${after}`);
  const inputs: number[] = [];
  let stepsInAir = 0;
  while (!run.view.gameOver) {
    const input = roll() < 0.03 ? INPUT.jump : NO_INPUT;
    run.step(input);
    inputs.push(input);
    stepsInAir = isAirborne(run.view) ? stepsInAir + 1 : 0;
    if (stepsInAir >= after && run.view.entities.threats.length > 0) return { run, inputs };
  }
  return undefined;
}

/**
 * When the dino lands if it crouches from a step after these inputs on; 0 if it crashes in the air.
 */
function landingOf(seed: string, inputs: readonly number[], from: number): number {
  const run = createRun(seed);
  for (const input of inputs) run.step(input);
  for (let step = 1; step < 60; step++) {
    run.step(step < from ? NO_INPUT : INPUT.crouch);
    const isInAir = isAirborne(run.view);
    if (!isInAir) return step;
    if (run.view.gameOver) return 0;
  }
  throw new Error('It never lands.');
}

test('a fast fall lands in the step of the forecast, and is hit in the air where the forecast says so', () => {
  const falls = new FallForecast();
  const forecast = new ThreatForecast();
  let hits = 0;
  let landings = 0;
  for (let i = 0; i < 90; i++) {
    const inAir = runInAir(`fall ${i}`, 1 + (i % 40));
    if (inAir === undefined) continue;
    const { run, inputs } = inAir;
    forecast.compute(run.view);
    falls.compute(run.view, forecast);
    for (let from = 1; from <= forecast.landing; from += 3) {
      const landing = landingOf(`fall ${i}`, inputs, from);
      expect(falls.landing[from], `course ${i}, fall at ${from}`).toBe(landing);
      if (landing === 0) hits += 1;
      else landings += 1;
    }
  }
  expect(Math.min(hits, landings)).toBeGreaterThan(10);
});
