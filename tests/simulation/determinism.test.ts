import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { CAPACITY, createRun, MAX_SPEED, NO_INPUT, STAGE_WIDTH } from '#simulation';
import { COMPUTATION_LIMIT } from '../tools/computation-limit.ts';
import { invincibleRun, take } from './play.ts';
import { IS_ALL } from '../tools/is-all.ts';

vi.setConfig({ testTimeout: COMPUTATION_LIMIT });

const seeds = fc.oneof(fc.string(), fc.maxSafeInteger());
/** As a player gives them: each held for a while. */
const inputs = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 1, max: 60 })),
  { maxLength: 60 },
);

function play(
  seed: string | number,
  parts: readonly (readonly [number, number])[],
  invincible: boolean,
) {
  const run = createRun(seed, { invincible });
  for (const [input, steps] of parts) take(run, steps, input);
  return run;
}

describe('the same seed and inputs', () => {
  test('are the same run, to the last bit', () => {
    fc.assert(
      fc.property(seeds, inputs, fc.boolean(), (seed, parts, invincible) => {
        expect(play(seed, parts, invincible).hash()).toBe(play(seed, parts, invincible).hash());
      }),
    );
  });

  test('are the same run even if another is played between its steps', () => {
    const [alone, beside, other] = [invincibleRun('a'), invincibleRun('a'), invincibleRun('b')];
    for (let step = 0; step < 5000; step++) {
      alone.step(step % 32);
      beside.step(step % 32);
      other.step((step * 7) % 32);
    }
    expect(beside.hash()).toBe(alone.hash());
  });
});

test('the hash differs for runs that differ in one step of input', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 200 }), (seed, at) => {
      const [idle, jumped] = [invincibleRun(seed, at), invincibleRun(seed, at)];
      idle.step(NO_INPUT);
      jumped.step(1);
      expect(jumped.hash()).not.toBe(idle.hash());
    }),
  );
});

test('an invincible run is the mortal one until that one ends', () => {
  fc.assert(
    fc.property(seeds, inputs, (seed, parts) => {
      const mortal = createRun(seed);
      const invincible = invincibleRun(seed);
      for (const [input, steps] of parts) {
        for (let step = 0; step < steps; step++) {
          mortal.step(input);
          invincible.step(input);
          if (mortal.view.gameOver) return;
          expect(invincible.hash()).toBe(mortal.hash());
        }
      }
    }),
    { numRuns: 20 },
  );
});

/** In parts so that none takes long. */
const PARTS = IS_ALL ? 10 : 3;
const RUNS_PER_PART = 10;

test.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
  `a hundred thousand random steps keep every number sound and everything on the stage, %i of ${PARTS}`,
  () => {
    let steps = 0;
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 500, maxLength: 500 }),
        (seed, pattern) => {
          const run = invincibleRun(seed);
          let [score, baseSpeed] = [0, 0];
          for (let step = 0; step < 10_000; step++) {
            run.step(pattern[(step * 31) % pattern.length] ?? NO_INPUT);
            steps += 1;
            const { view } = run;
            if (view.score < score || view.pace.baseSpeed < baseSpeed)
              throw new Error(`Score or speed fell at step ${step}.`);
            if (!(view.pace.gameSpeed >= view.pace.baseSpeed && view.pace.gameSpeed <= MAX_SPEED))
              throw new Error(`Speed ${view.pace.gameSpeed}.`);
            score = view.score;
            baseSpeed = view.pace.baseSpeed;
            checkEntities(run.view);
          }
        },
      ),
      { numRuns: RUNS_PER_PART },
    );
    expect(steps).toBe(100_000);
  },
);

function checkEntities({
  entities,
  components: { Position, Size },
  dino,
}: ReturnType<typeof createRun>['view']): void {
  if (entities.everything.length > CAPACITY)
    throw new Error(`${entities.everything.length} entities`);
  for (const id of entities.everything) {
    const x = Position.x.get(id);
    const y = Position.y.get(id);
    const right = x + Size.width.get(id);
    const bottom = y + Size.height.get(id);
    const sound = right >= 0 && x <= STAGE_WIDTH && y >= 0 && bottom <= 360 + 1e-9;
    if (!sound) throw new Error(`Entity ${id} is at ${x}, ${y} to ${right}, ${bottom}.`);
  }
  if (Position.x.get(dino) !== 100) throw new Error('The dino left its place.');
}
