import { describe, expect, test } from 'vitest';
import { jumpArc, NO_INPUT } from '#simulation';
import { crouch, invincibleRun, jump, take } from './play.ts';

const STANDING_Y = 266;
const STANDING = { y: STANDING_Y, width: 88, height: 94, jumping: false, crouching: false };

describe('the dino', () => {
  test('jumps 180 px high, to the last bit as the computed arc says, and is on the ground on the 49th step', () => {
    const run = invincibleRun('a');
    run.step(jump);
    const played: number[] = [];
    for (; run.snapshot().dino.jumping; run.step(NO_INPUT)) played.push(run.snapshot().dino.y);
    expect(played).toHaveLength(48);
    expect(STANDING_Y - Math.min(...played)).toBeCloseTo(180, 9);
    expect(run.snapshot().dino.y).toBe(STANDING_Y);
    expect(jumpArc()).toEqual(played);
  });

  test('jumps again on landing while jump is held', () => {
    const run = invincibleRun('a');
    take(run, 49, jump);
    expect(run.snapshot().dino.jumping).toBe(false);
    run.step(jump);
    expect(run.snapshot().dino.jumping).toBe(true);
  });

  test('is 118 x 60 while it crouches, its feet still on the ground', () => {
    const run = invincibleRun('a');
    run.step(crouch);
    const { dino } = run.snapshot();
    expect(dino).toMatchObject({ x: 100, y: 300, width: 118, height: 60, crouching: true });
    // It never seems to sink between two steps.
    expect(run.view.components.PreviousPosition.y.get(run.view.dino)).toBe(dino.y);
    run.step(NO_INPUT);
    expect(run.snapshot().dino).toMatchObject(STANDING);
  });

  test('does not jump while it crouches', () => {
    const run = invincibleRun('a');
    run.step(crouch);
    take(run, 5, crouch | jump);
    expect(run.snapshot().dino).toMatchObject({ jumping: false, crouching: true });
  });

  test('jumps out of a crouch in the step that lets go of it', () => {
    const run = invincibleRun('a');
    run.step(crouch);
    run.step(jump);
    expect(run.snapshot().dino).toMatchObject({ jumping: true, crouching: false, height: 94 });
    expect(run.snapshot().dino.y).toBeCloseTo(STANDING_Y - 14.4, 9);
  });
});
