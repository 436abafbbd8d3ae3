import { expect, test } from 'vitest';
import { createRun, INPUT, jumpArc, NO_INPUT } from '#simulation';

test('the computed jump arc is, to the last bit, that of a jump in a run', () => {
  const run = createRun('jump arc');
  const { Position, Dino } = run.view.components;
  const played: number[] = [];
  run.step(INPUT.jump);
  while (Dino.jumping.get(run.view.dino) === 1) {
    played.push(Position.y.get(run.view.dino));
    run.step(NO_INPUT);
  }
  expect(played.length).toBeGreaterThan(40);
  expect(jumpArc()).toEqual(played);
});
