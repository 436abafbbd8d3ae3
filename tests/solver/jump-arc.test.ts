import { expect, it } from 'vitest';
import { readJumpArc } from '#simulation';
import { jumpArc } from '../../src/solver/jump-arc.ts';

it('the jump that cues and crouch reckon with is the one of the rules', () => {
  const arc = readJumpArc();
  expect(arc.length).toBeGreaterThan(40);
  expect(jumpArc()).toEqual(arc);
});
