import { describe, expect, test } from 'vitest';
import { DINO_SIZE, GROUND_Y, NO_INPUT, type Run, type Snapshot } from '#simulation';
import { crouch, invincibleRun, jump } from './play.ts';

const STANDING_Y = GROUND_Y - DINO_SIZE.height;

/** Steps of a jump in which nothing is pressed. */
const JUMP_STEPS = 49;

/** The dino after each step of a jump to its landing, with crouch held from one step to another. */
function jumpAndCrouch(run: Run, from: number, to: number): readonly Snapshot['dino'][] {
  const dinos: Snapshot['dino'][] = [];
  for (let step = 1; step === 1 || run.snapshot().dino.jumping; step++) {
    run.step(step === 1 ? jump : step >= from && step < to ? crouch : NO_INPUT);
    dinos.push(run.snapshot().dino);
  }
  return dinos;
}

describe('a dino whose player presses crouch in the air', () => {
  test('keeps its standing shape until it lands, and falls as fast after crouch is released', () => {
    const held = jumpAndCrouch(invincibleRun('a'), 20, JUMP_STEPS);
    const tapped = jumpAndCrouch(invincibleRun('a'), 20, 21);
    expect(tapped.map(({ y }) => y).slice(0, -1)).toEqual(held.map(({ y }) => y).slice(0, -1));
    for (const dino of held.slice(0, -1))
      expect(dino).toMatchObject({ crouching: false, height: DINO_SIZE.height });
    expect(held.at(-1)).toMatchObject({ crouching: true, y: 300 });
    expect(tapped.at(-1)).toMatchObject({ crouching: false, y: STANDING_Y });
  });

  test('lands earlier than without it, never below the ground, and is drawn in between', () => {
    for (const from of [2, 12, 23, 24, 25, 36, 40]) {
      const run = invincibleRun('a');
      const { PreviousPosition } = run.view.components;
      let [steps, feet] = [0, GROUND_Y];
      for (; steps === 0 || run.snapshot().dino.jumping; steps++) {
        run.step(steps === 0 ? jump : steps + 1 >= from ? crouch : NO_INPUT);
        const { y, height } = run.snapshot().dino;
        // From where the feet were: nothing in between is drawn higher or below the ground.
        expect(PreviousPosition.y.get(run.view.dino) + height).toBeCloseTo(feet, 9);
        feet = y + height;
        expect(feet).toBeLessThanOrEqual(GROUND_Y);
      }
      expect(feet).toBe(GROUND_Y);
      expect(steps).toBeLessThan(JUMP_STEPS);
      expect(steps).toBeLessThanOrEqual(from + 11);
    }
  });
});
