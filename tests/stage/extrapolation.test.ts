import { array, assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRun,
  DINO_SIZE,
  GROUND_Y,
  INPUT,
  isAirborne,
  isCrouching,
  NO_INPUT,
  type RunView,
  STEP_EVENT,
} from '#simulation';
import { extrapolatedX, extrapolatedY } from '#src/stage/extrapolation.ts';
import { frameOf } from './test-stage.ts';

const MOMENTS = [0, 0.25, 0.5, 0.75, 0.999, 1];

const { jump, crouch, turbo, shoot } = INPUT;
const someInputs = array(
  record({
    input: constantFrom(0, 0, jump, crouch, turbo, shoot, jump | crouch),
    steps: constantFrom(1, 2, 15, 60, 200),
  }),
  { minLength: 20, maxLength: 60 },
);

type Before = (view: RunView, input: number) => void;
type After = (view: RunView) => number;

function largestError(before: Before, after: After): number {
  let largest = 0;
  assert(
    property(constantFrom('night', 'shots', 'race'), someInputs, (seed, inputs) => {
      const run = createRun(seed, { invincible: true });
      for (const { input, steps } of inputs) {
        for (let i = 0; i < steps; i++) {
          before(run.view, input);
          run.step(input);
          largest = Math.max(largest, after(run.view));
        }
      }
    }),
    { numRuns: 20 },
  );
  return largest;
}

function happened(view: RunView, type: keyof typeof STEP_EVENT): boolean {
  return (view.happened & STEP_EVENT[type]) !== 0;
}

function feetOf(view: RunView, alpha: number, input: number = NO_INPUT): number {
  const { Size } = view.components;
  return extrapolatedY(frameOf(view, { input }, alpha), view.dino) + Size.height.get(view.dino);
}

describe('a frame after the last step', () => {
  it('puts everything after a whole step where the next step does, if its input is already held', () => {
    const shown = new Map<number, { readonly x: number; readonly y: number }>();
    let groundX = 0;
    let feet = 0;
    let wasCrouching = false;
    const before = (view: RunView, input: number) => {
      const frame = frameOf(view, {}, 1);
      shown.clear();
      for (const entity of view.entities.everything) {
        shown.set(entity, { x: extrapolatedX(frame, entity), y: extrapolatedY(frame, entity) });
      }
      ({ groundX } = frame);
      feet = feetOf(view, 1, input);
      wasCrouching = isCrouching(view);
    };
    const after = (view: RunView) => {
      const { Position } = view.components;
      const errors = [0];
      // A crouching dino stands up before it jumps.
      if (!wasCrouching) errors.push(feet - feetOf(view, 0));
      if (!happened(view, 'turboStarted')) errors.push(groundX - view.groundCovered);
      for (const entity of view.entities.everything) {
        const then = shown.get(entity);
        if (then === undefined || entity === view.dino) continue;
        errors.push(then.y - Position.y.get(entity));
        if (!happened(view, 'turboStarted')) errors.push(then.x - Position.x.get(entity));
      }
      return Math.max(...errors.map(Math.abs));
    };
    expect(largestError(before, after)).toBeLessThan(1e-6);
  });

  it('never shows the feet below the ground, and on it unless the dino jumps', () => {
    const after = (view: RunView) => {
      const jumps = isAirborne(view);
      const below = MOMENTS.map((alpha) => feetOf(view, alpha) - GROUND_Y);
      return Math.max(...(jumps ? below : below.map(Math.abs)));
    };
    expect(largestError(() => undefined, after)).toBe(0);
  });

  it('stays at the last step of a run that is over, however far the loop has gone on', () => {
    const run = createRun(1);
    const { view } = run;
    // Ends in the air, where gravity would take it further.
    while (!view.gameOver) run.step(view.entities.cacti.length === 0 ? NO_INPUT : INPUT.jump);
    const { Position } = view.components;
    expect(Position.y.get(view.dino)).toBeLessThan(GROUND_Y - DINO_SIZE.height);
    for (const alpha of MOMENTS) {
      const frame = frameOf(view, {}, alpha);
      expect(frame.groundX).toBe(view.groundCovered);
      for (const entity of view.entities.everything) {
        expect(extrapolatedX(frame, entity)).toBe(Position.x.get(entity));
        expect(extrapolatedY(frame, entity)).toBe(Position.y.get(entity));
      }
    }
  });
});
