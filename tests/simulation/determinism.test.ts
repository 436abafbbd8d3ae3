import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAPACITY, createRun, MAX_SPEED, NO_INPUT, type RunView, STAGE_WIDTH } from '#simulation';
import { invincibleRun, take } from './play.ts';

const seeds = fc.oneof(fc.string(), fc.maxSafeInteger());
/** As a player gives them: each held for a while. */
const inputs = fc.array(fc.tuple(fc.nat(31), fc.integer({ min: 1, max: 60 })), { maxLength: 60 });

test('the same seed and inputs are the same run to the last bit, even if another is played between its steps', () => {
  fc.assert(
    fc.property(seeds, inputs, (seed, parts) => {
      const [one, other, beside] = [createRun(seed), createRun(seed), createRun('beside')];
      for (const [input, steps] of parts) take(one, steps, input);
      for (const [input, steps] of parts) {
        for (let step = 0; step < steps; step++) {
          other.step(input);
          beside.step(31 - input);
        }
      }
      expect(other.hash()).toBe(one.hash());
    }),
  );
});

test('the hash differs for runs that differ in one step of input', () => {
  fc.assert(
    fc.property(seeds, fc.nat(600), (seed, at) => {
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
      const [mortal, invincible] = [createRun(seed), invincibleRun(seed)];
      for (const [input, steps] of parts) {
        take(mortal, steps, input);
        take(invincible, steps, input);
        if (mortal.view.gameOver) return;
        expect(invincible.hash()).toBe(mortal.hash());
      }
    }),
  );
});

test('ten thousand random steps keep every number sound and everything on the stage', () => {
  const patterns = fc.array(fc.nat(31), { minLength: 500, maxLength: 500 });
  fc.assert(
    fc.property(seeds, patterns, (seed, pattern) => {
      const { view, ...run } = invincibleRun(seed);
      let [score, baseSpeed] = [0, 0];
      for (let step = 0; step < 10_000; step++) {
        run.step(pattern[(step * 31) % pattern.length] ?? NO_INPUT);
        const { gameSpeed } = view.pace;
        if (view.score < score || view.pace.baseSpeed < baseSpeed)
          throw new Error(`Score or speed fell at step ${step}.`);
        if (!(gameSpeed >= view.pace.baseSpeed && gameSpeed <= MAX_SPEED))
          throw new Error(`Speed ${gameSpeed}.`);
        ({ score } = view);
        ({ baseSpeed } = view.pace);
        checkEntities(view);
      }
    }),
    { numRuns: 10 },
  );
});

function checkEntities({ entities, components: { Position, Size }, dino }: RunView): void {
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
