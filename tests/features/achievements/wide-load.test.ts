import { expect, it } from 'vitest';
import { type PassedThreat, RunObserver } from '#src/features/achievements/run-observer.ts';
import { createRun, NO_INPUT } from '#simulation';

/** The first threat of a run that begins with such cacti. */
function passFirst(large: number, multiple: number): PassedThreat {
  for (let seed = 0; seed < 5000; seed++) {
    const run = createRun(seed, { invincible: true });
    const { components, entities } = run.view;
    while (entities.threats.length === 0) run.step(NO_INPUT);
    const [cacti = 0] = entities.threats;
    const { Cactus } = components;
    if (Cactus.large.get(cacti) !== large || Cactus.multiple.get(cacti) !== multiple) continue;
    const observer = new RunObserver(run.view);
    for (let step = 0; step < 1000; step++) {
      run.step(NO_INPUT);
      const [passed] = observer.observe(NO_INPUT).passed;
      if (passed !== undefined) return passed;
    }
  }
  throw new Error('No run begins with such cacti.');
}

it.each([
  [1, 3, true],
  [1, 2, false],
  [0, 3, false],
])('cacti of which large is %i, and %i side by side, are a wide load: %s', (...expected) => {
  const [large, multiple, isWide] = expected;
  expect(passFirst(large, multiple).isWide).toBe(isWide);
});
