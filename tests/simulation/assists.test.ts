import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Assists, createRun, isAssisted, NO_ASSISTS } from '#simulation';
import { crouch, invincibleRun, jump, take } from './play.ts';

const assistedBy = (assists: Partial<Assists>): { readonly assists: Assists } => ({
  assists: { ...NO_ASSISTS, ...assists },
});

test('without pterodactyls none ever comes, and the cacti stay the same', () => {
  for (const seed of ['a', 'b', 'c']) {
    const [cacti, usual] = [false, true].map((pterodactyls) => {
      const { view, ...run } = invincibleRun(seed, 0, assistedBy({ pterodactyls }));
      const { Cactus, Threat } = view.components;
      const seen = new Map<number, string>();
      let fliers = 0;
      for (let step = 0; step < 6000; step++) {
        run.step(0);
        fliers += view.entities.pterodactyls.length;
        for (const id of view.entities.cacti)
          seen.set(Threat.queuedAt.get(id), `${Cactus.large.get(id)} ${Cactus.multiple.get(id)}`);
      }
      expect(fliers > 0).toBe(pterodactyls);
      return seen;
    });
    // Pterodactyls delay cacti, so some that were drawn in time enter too late.
    expect(usual?.size).toBeGreaterThan(20);
    for (const [queuedAt, cactus] of usual ?? []) expect(cacti?.get(queuedAt)).toBe(cactus);
  }
});

test('forgiveness never ends a run sooner, and often ends it later', () => {
  let later = 0;
  const inputs = fc.array(
    fc.tuple(fc.constantFrom(0, jump, crouch), fc.integer({ min: 1, max: 60 })),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 10 }), inputs, (seed, forgiveness, held) => {
      const strict = createRun(seed);
      const forgiving = createRun(seed, assistedBy({ forgiveness }));
      for (const [input, steps] of [...held, [0, 2000] as const]) {
        take(strict, steps, input);
        take(forgiving, steps, input);
      }
      expect(forgiving.view.steps).toBeGreaterThanOrEqual(strict.view.steps);
      if (forgiving.view.steps > strict.view.steps) later += 1;
    }),
  );
  expect(later).toBeGreaterThan(0);
});

test('the speed assist changes how often steps are taken, not what they do', () => {
  const slow = createRun('a', assistedBy({ speed: 0.5 }));
  const usual = createRun('a');
  for (const run of [slow, usual]) take(run, 200);
  expect(slow.hash()).toBe(usual.hash());
});

test.each([{ speed: 0.9 }, { forgiveness: 1 }, { pterodactyls: false }])(
  'a run with %j is marked as assisted',
  (assists) => {
    expect(isAssisted({ ...NO_ASSISTS, ...assists })).toBe(true);
    expect(isAssisted(NO_ASSISTS)).toBe(false);
  },
);

test.each([
  [{ speed: 0.5 }, true],
  [{ speed: 0.49 }, false],
  [{ speed: 1 }, true],
  [{ speed: 1.01 }, false],
  [{ speed: Number.NaN }, false],
  [{ forgiveness: 0 }, true],
  [{ forgiveness: -1 }, false],
  [{ forgiveness: 10 }, true],
  [{ forgiveness: 10.5 }, false],
])('whether there is a run with %j: %s', (assists, exists) => {
  const create = () => createRun('a', assistedBy(assists));
  if (exists) expect(create).not.toThrow();
  else expect(create).toThrow(RangeError);
});
