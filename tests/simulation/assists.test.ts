import { expect, test } from 'vitest';
import { type Assists, createRun, isAssisted, NO_ASSISTS } from '#simulation';
import { invincibleRun } from './play.ts';

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
