import { expect, it } from 'vitest';
import { createRun, INPUT, jumpArc, NO_INPUT, type Run } from '#simulation';
import { forecastTakeoff, ThreatForecast } from '#solver';

function playToFirstThreat(seed: number, after: number): Run {
  const run = createRun(seed);
  for (let shown = 0; shown < after;) {
    run.step(NO_INPUT);
    if (run.view.entities.threats.length > 0) shown += 1;
  }
  return run;
}

/** Whether a run that jumps once, on this step from now, passes the first threat. */
function survives(seed: number, after: number, takeoff: number): boolean {
  const run = playToFirstThreat(seed, after);
  for (let step = 1; step <= takeoff + jumpArc().length; step++)
    run.step(step === takeoff ? INPUT.jump : NO_INPUT);
  return !run.view.gameOver;
}

it('a jump in the forecast window clears the first cactus, and one a step earlier or later does not', () => {
  const after = 40;
  const range = { first: 0, last: 0 };
  const forecast = new ThreatForecast();
  for (let seed = 0; seed < 30; seed++) {
    const { view } = playToFirstThreat(seed, after);
    forecast.compute(view);
    const [threat = 0] = view.entities.threats;
    expect(forecastTakeoff(view, threat, forecast, jumpArc(), range)).toBe(true);
    const { first, last } = range;
    expect(last - first).toBeGreaterThanOrEqual(7);
    const outcome = [first - 1, first, last, last + 1].map((takeoff) =>
      survives(seed, after, takeoff),
    );
    expect(outcome).toEqual([false, true, true, false]);
  }
});

it('there is no window for a threat that passes over a standing dino', () => {
  const range = { first: 0, last: 0 };
  const forecast = new ThreatForecast();
  let high = 0;
  for (let seed = 0; seed < 10; seed++) {
    const run = createRun(seed, { invincible: true });
    for (let step = 0; step < 4000; step++) {
      run.step(NO_INPUT);
      const { entities, components } = run.view;
      for (const id of entities.pterodactyls) {
        // A standing dino reaches up to y = 266, its hitbox to 276; the pterodactyl's hitbox ends
        // 10 px above its lower edge at 100.
        if (components.Position.y.get(id) + 90 >= 276) continue;
        high += 1;
        forecast.compute(run.view);
        expect(forecastTakeoff(run.view, id, forecast, jumpArc(), range)).toBe(false);
      }
    }
  }
  expect(high).toBeGreaterThan(100);
});
