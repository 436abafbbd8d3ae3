import { expect, test } from 'vitest';
import { createRun, INPUT, isAirborne, jumpArc, NO_INPUT, type Run } from '#simulation';
import { FallForecast, forecastTakeoff, stepsToArrival, ThreatForecast } from '#solver';
import { runAt } from '../replay/played-back.ts';
import { playBy } from '../replay/players.ts';

const forecast = new ThreatForecast();

/** Runs on until a standing dino will be hit within this many steps. Returns in how many. */
function runTowardsHit(run: Run, within: number): number {
  for (let i = 0; i < 20_000; i++) {
    run.step(NO_INPUT);
    if (!forecast.compute(run.view)) continue;
    const hit = forecast.standing.indexOf(1);
    if (hit > 0 && hit <= within) return hit;
  }
  throw new Error('Nothing ever comes.');
}

/** Takes some steps, with this input at the first, and returns whether the dino has crashed. */
function crashes(run: Run, steps: number, first: number = NO_INPUT): boolean {
  for (let i = 0; i < steps; i++) run.step(i === 0 ? first : NO_INPUT);
  return run.view.gameOver;
}

test('a standing dino crashes in the very step of the forecast', () => {
  for (let seed = 0; seed < 10; seed++) {
    const run = createRun(seed);
    const hit = runTowardsHit(run, 30);
    expect([crashes(run, hit - 1), crashes(run, 1)], `seed ${seed}`).toEqual([false, true]);
  }
});

test.each(['largeCacti', 'lowPterodactyls'] as const)(
  'of %s it is known at a constant pace in how many steps they arrive, and that they have passed',
  (subject) => {
    const run = createRun('a', { practice: { subject, paceScore: 500 } });
    const { view } = run;
    while (view.entities.threats.length === 0) run.step(NO_INPUT);
    const [threat = 0] = view.entities.threats;
    const arrival = view.steps + Math.floor(stepsToArrival(view, threat)) + 1;
    while (!view.gameOver) run.step(NO_INPUT);
    expect(view.steps).toBe(arrival);

    const safe = createRun('a', { practice: { subject, paceScore: 500 }, invincible: true });
    for (let step = 0; step < arrival + 40; step++) safe.step(NO_INPUT);
    expect(stepsToArrival(safe.view, threat)).toBe(Number.POSITIVE_INFINITY);
  },
);

test.each([
  ['a jump', 1, NO_INPUT, 48],
  ['a fast fall from the top', 24, INPUT.crouch, 11],
])('the steps to the landing of %s are counted down', (_, jumped, input, steps) => {
  const run = createRun('landing', { invincible: true });
  for (let step = 0; step < jumped; step++) run.step(INPUT.jump);
  for (let left = steps - 1; left >= 0; left--) {
    run.step(left === steps - 1 ? input : NO_INPUT);
    forecast.compute(run.view);
    expect(forecast.landing).toBe(left);
  }
});

test('a jump in the forecast window clears the first cactus, and one a step earlier or later does not', () => {
  const range = { first: 0, last: 0 };
  for (let seed = 0; seed < 10; seed++) {
    const toFirstThreat = () => {
      const run = createRun(seed);
      for (let shown = 0; shown < 40; shown += run.view.entities.threats.length) run.step(NO_INPUT);
      return run;
    };
    const { view } = toFirstThreat();
    forecast.compute(view);
    const [threat = 0] = view.entities.threats;
    expect(forecastTakeoff(view, threat, forecast, jumpArc(), range)).toBe(true);
    const { first, last } = range;
    const outcome = [first - 1, first, last, last + 1].map((takeoff) => {
      const run = toFirstThreat();
      crashes(run, takeoff - 1);
      return crashes(run, jumpArc().length + 1, INPUT.jump);
    });
    expect(outcome, `seed ${seed}`).toEqual([true, false, false, true]);
  }
});

test('there is no window for a threat that passes over a standing dino', () => {
  const run = createRun(1, { invincible: true });
  const { view } = run;
  let high = 0;
  while (high < 100) {
    run.step(NO_INPUT);
    forecast.compute(view);
    for (const id of view.entities.pterodactyls) {
      // A standing dino's hitbox begins at y = 276; the pterodactyl's ends 10 px above its box.
      if (view.components.Position.y.get(id) + 90 >= 276) continue;
      high += 1;
      const range = { first: 0, last: 0 };
      expect(forecastTakeoff(view, id, forecast, jumpArc(), range)).toBe(false);
    }
  }
});

test('a fast fall lands in the step of the forecast, and is hit in the air where the forecast says so', () => {
  const falls = new FallForecast();
  const { inputs, ...rest } = playBy('falls', ({ steps }) =>
    steps % 60 < 50 ? INPUT.jump : NO_INPUT,
  );
  let [hits, landings] = [0, 0];
  for (let at = 200; at < inputs.length; at += 17) {
    const played = { ...rest, inputs: inputs.slice(0, at) };
    const { view } = runAt(played, at);
    if (!isAirborne(view) || !forecast.compute(view)) continue;
    falls.compute(view, forecast);
    for (let from = 1; from <= forecast.landing; from += 3) {
      const run = runAt(played, at);
      if (crashes(run, from - 1)) break;
      let landing = 0;
      for (let step = from; landing === 0 && !run.view.gameOver; step++) {
        run.step(INPUT.crouch);
        if (!isAirborne(run.view)) landing = step;
      }
      expect(falls.landing[from], `step ${at}, fall at ${from}`).toBe(landing);
      if (landing === 0) hits += 1;
      else landings += 1;
    }
  }
  expect(Math.min(hits, landings)).toBeGreaterThan(10);
});
