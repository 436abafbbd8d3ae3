import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Assists, createRun, isAssisted, NO_ASSISTS, type Run } from '#simulation';
import { crouch, invincibleRun, jump, stepUntil, take } from './play.ts';

const assistedBy = (assists: Partial<Assists>): { readonly assists: Assists } => ({
  assists: { ...NO_ASSISTS, ...assists },
});

/** The cacti that enter within this many steps, in the order in which they were drawn. */
function cactiOf(run: Run, steps: number): string[] {
  const seen = new Map<number, string>();
  const inOrder = () => [...seen].sort(([one], [other]) => one - other).map(([, cactus]) => cactus);
  for (let i = 0; i < steps; i++) {
    run.step(0);
    const { Cactus, Threat } = run.view.components;
    for (const id of run.view.entities.cacti) {
      seen.set(
        Threat.queuedAt.get(id),
        `${Threat.queuedAt.get(id)} ${Cactus.large.get(id)} ${Cactus.multiple.get(id)}`,
      );
    }
  }
  return inOrder();
}

describe('without pterodactyls', () => {
  test('none ever comes, and the cacti stay the same', () => {
    for (const seed of ['a', 'b', 'c']) {
      const assisted = cactiOf(invincibleRun(seed, 0, assistedBy({ pterodactyls: false })), 6000);
      const usual = cactiOf(invincibleRun(seed), 6000);
      // Pterodactyls delay cacti, so some that were drawn in time enter too late.
      const both = Math.min(assisted.length, usual.length);
      expect(assisted.slice(0, both)).toEqual(usual.slice(0, both));
      expect(usual.length).toBeGreaterThan(20);
    }
    const run = invincibleRun('a', 0, assistedBy({ pterodactyls: false }));
    expect(() => stepUntil(run, ({ monsters }) => monsters.length > 0, 0, 10_000)).toThrow();
    const usual = invincibleRun('a');
    expect(
      stepUntil(usual, ({ monsters }) => monsters.length > 0, 0, 10_000).monsters,
    ).toHaveLength(1);
  });
});

describe('forgiveness', () => {
  test('never ends a run sooner, and often ends it later', () => {
    let later = 0;
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 10 }),
        fc.array(fc.tuple(fc.constantFrom(0, jump, crouch), fc.integer({ min: 1, max: 60 })), {
          maxLength: 40,
        }),
        (seed, forgiveness, inputs) => {
          const strict = createRun(seed);
          const forgiving = createRun(seed, assistedBy({ forgiveness }));
          for (const [input, steps] of [...inputs, [0, 2000] as const]) {
            take(strict, steps, input);
            take(forgiving, steps, input);
          }
          expect(forgiving.view.steps).toBeGreaterThanOrEqual(strict.view.steps);
          if (forgiving.view.steps > strict.view.steps) later += 1;
        },
      ),
    );
    expect(later).toBeGreaterThan(0);
  });
});

test('the speed assist changes how often steps are taken, not what they do', () => {
  const slow = createRun('a', assistedBy({ speed: 0.5 }));
  const usual = createRun('a');
  for (const run of [slow, usual]) take(run, 200);
  expect(slow.hash()).toBe(usual.hash());
});

test('any assist marks the run as assisted', () => {
  expect(isAssisted(NO_ASSISTS)).toBe(false);
  for (const assists of [{ speed: 0.9 }, { forgiveness: 1 }, { pterodactyls: false }]) {
    expect(isAssisted({ ...NO_ASSISTS, ...assists })).toBe(true);
  }
});

test.each([
  { speed: 0.49 },
  { speed: 1.01 },
  { speed: Number.NaN },
  { forgiveness: -1 },
  { forgiveness: 10.5 },
])('no run is made with %j', (assists) => {
  expect(() => createRun('a', assistedBy(assists))).toThrow(RangeError);
});
