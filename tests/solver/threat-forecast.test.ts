import { expect, test } from 'vitest';
import { createRun, INPUT, NO_INPUT, type Run } from '#simulation';
import { ThreatForecast } from '#solver';

function forecastHit(run: Run, within: number): { forecast: ThreatForecast; hit: number } {
  const forecast = new ThreatForecast();
  for (let i = 0; i < 20_000; i++) {
    run.step(NO_INPUT);
    if (!forecast.compute(run.view)) continue;
    const hit = forecast.standing.indexOf(1);
    if (hit > 0 && hit <= within) return { forecast, hit };
  }
  throw new Error('Nothing ever comes.');
}

/** Takes some steps with this input at the first, and returns whether the dino has crashed. */
function crashes(run: Run, steps: number, first: number = NO_INPUT): boolean {
  for (let i = 0; i < steps; i++) run.step(i === 0 ? first : NO_INPUT);
  return run.view.gameOver;
}

test('a standing dino crashes in the very step of the forecast', () => {
  for (let seed = 0; seed < 20; seed++) {
    const run = createRun(seed);
    const { hit } = forecastHit(run, 30);
    expect(crashes(run, hit - 1), `seed ${seed}`).toBe(false);
    expect(crashes(run, 1), `seed ${seed}`).toBe(true);
  }
});

test('a jump on a step that the forecast calls clear survives, one on any other does not', () => {
  for (const wait of [0, 5, 10, 15, 20, 25]) {
    const run = createRun('jumps');
    const { forecast, hit } = forecastHit(run, 30);
    if (hit <= wait) continue;
    const isHit = forecast.jumping[wait + 1] === 1;
    const endsBeforeHit = wait + forecast.flight < hit;
    crashes(run, wait);
    expect(crashes(run, forecast.flight, INPUT.jump)).toBe(isHit && !endsBeforeHit);
  }
});

test('the steps to the landing are counted down', () => {
  const run = createRun('landing', { invincible: true });
  const forecast = new ThreatForecast();
  run.step(INPUT.jump);
  for (let left = 48; left >= 0; left--) {
    forecast.compute(run.view);
    expect(forecast.landing).toBe(left);
    run.step(NO_INPUT);
  }
});

test('the steps to the landing of a fast fall are counted down', () => {
  const run = createRun('landing', { invincible: true });
  const forecast = new ThreatForecast();
  for (let step = 1; step <= 24; step++) run.step(INPUT.jump);
  for (let left = 10; left >= 0; left--) {
    run.step(left === 10 ? INPUT.crouch : NO_INPUT);
    forecast.compute(run.view);
    expect(forecast.landing).toBe(left);
  }
});
