import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { Checkpoints, readReplay, ReplayError } from '#replay';
import { NO_ASSISTS, RULES_VERSION, type Run, STEPS_PER_SECOND } from '#simulation';
import { COMPUTATION_LIMIT } from '../tools/computation-limit.ts';
import { GOLDEN } from './golden.ts';
import { hashes } from './played-back.ts';

vi.setConfig({ testTimeout: COMPUTATION_LIMIT });

let stepsSimulated = 0;

vi.mock(import('#simulation'), async (original) => {
  const simulation = await original();
  const createCounted: typeof simulation.createRun = (seed, options) => {
    const run = simulation.createRun(seed, options);
    const step = (input: number) => {
      stepsSimulated += 1;
      run.step(input);
    };
    return { ...run, step };
  };
  return { ...simulation, createRun: createCounted };
});

/** How many steps are simulated by this. */
function countSteps(action: () => void): number {
  const before = stepsSimulated;
  action();
  return stepsSimulated - before;
}

function prepareAll(checkpoints: Checkpoints): void {
  for (let slices = 1; checkpoints.prepare(1000); slices++) expect(slices).toBeLessThan(2000);
}

const REPLAYS = GOLDEN.map(({ replay }) => readReplay(replay));
const SHORT = REPLAYS.filter(({ inputs }) => inputs.length < 4000);
const LONG = REPLAYS.reduce((a, b) => (a.inputs.length >= b.inputs.length ? a : b));

type Action =
  | { readonly seek: number }
  | { readonly prepare: number }
  | { readonly playOn: number }
  | { readonly stepBack: number };

/** What somebody does who watches; positions as shares of the whole. */
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ seek: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ prepare: fc.integer({ min: 0, max: 3000 }) }),
  fc.record({ playOn: fc.integer({ min: 1, max: 1500 }) }),
  fc.record({ stepBack: fc.integer({ min: 1, max: 90 }) }),
);

test('whatever was watched and prepared before, any step looks as it does in a run played through', () => {
  const known = SHORT.map((replay) => ({ replay, at: hashes(replay) }));
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.array(anyAction, { maxLength: 30 }),
      ({ replay, at }, actions) => {
        const checkpoints = new Checkpoints(replay);
        let run: Run = checkpoints.at(0);
        let here = 0;
        const seek = (step: number) => {
          here = Math.max(0, step);
          run = checkpoints.at(here);
        };
        for (const action of [...actions, { seek: 1 }]) {
          if ('prepare' in action) checkpoints.prepare(action.prepare);
          else if ('seek' in action) seek(Math.round(action.seek * checkpoints.steps));
          else if ('stepBack' in action) seek(here - action.stepBack);
          else {
            for (const input of replay.inputs.subarray(here, here + action.playOn)) run.step(input);
            here = Math.min(here + action.playOn, checkpoints.steps);
          }
          expect(run.hash()).toBe(at[here]);
        }
      },
    ),
    { numRuns: 60 },
  );
});

describe('once all is prepared', () => {
  test('no step is further away than the spacing', () => {
    const checkpoints = new Checkpoints(LONG);
    expect(checkpoints.steps / checkpoints.spacing).toBeGreaterThan(30);
    for (let step = checkpoints.steps; step >= 0; step -= 1111) {
      prepareAll(checkpoints);
      expect(countSteps(() => checkpoints.at(step))).toBeLessThan(checkpoints.spacing);
      expect(checkpoints.at(step).view.steps).toBe(step);
    }
  });

  test('going back second by second, with a moment in between, stays near', () => {
    const checkpoints = new Checkpoints(LONG);
    prepareAll(checkpoints);
    for (let step = 9000; step > 6000; step -= STEPS_PER_SECOND) {
      expect(countSteps(() => checkpoints.at(step))).toBeLessThan(2 * checkpoints.spacing);
      checkpoints.prepare(10_000);
    }
  });
});

test('going on from where one is costs no more than the way', () => {
  const checkpoints = new Checkpoints(LONG);
  const run = checkpoints.at(1000);
  expect(countSteps(() => checkpoints.at(1100))).toBe(100);
  for (const input of LONG.inputs.subarray(1100, 1200)) run.step(input);
  expect(countSteps(() => checkpoints.at(1250))).toBe(50);
});

test('a slice of preparing simulates no more than it may', () => {
  const checkpoints = new Checkpoints(LONG);
  for (const most of [1, 7, 250, 599, 600, 601, 5000]) {
    expect(countSteps(() => checkpoints.prepare(most))).toBe(most);
  }
});

test('the longest replay is parked as well, only further apart', () => {
  const inputs = new Uint8Array(216_000);
  const checkpoints = new Checkpoints({
    rules: RULES_VERSION,
    seed: 'long',
    assists: NO_ASSISTS,
    inputs,
  });
  expect(checkpoints.steps / checkpoints.spacing).toBeLessThanOrEqual(32);
  expect(new Checkpoints({ ...LONG, inputs: inputs.slice(0, 10_000) }).spacing).toBe(
    10 * STEPS_PER_SECOND,
  );
});

test('a replay of other rules, and a step that there is not, are refused', () => {
  for (const rules of [RULES_VERSION - 1, RULES_VERSION + 1]) {
    expect(() => new Checkpoints({ ...LONG, rules })).toThrow(ReplayError);
  }
  const checkpoints = new Checkpoints(LONG);
  for (const step of [-1, 0.5, LONG.inputs.length + 1, Number.NaN]) {
    expect(() => checkpoints.at(step)).toThrow(RangeError);
  }
});
