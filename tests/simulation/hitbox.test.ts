import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createRun,
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  hitboxBottom,
  hitboxLeft,
  hitboxOf,
  hitboxRight,
  hitboxTop,
  INPUT,
  isCrouching,
  NO_ASSISTS,
  overlapsDinoX,
  overlapsDinoY,
} from '#simulation';

test('a run ends in the step in which a threat overlaps the dino by the rule, and not before', () => {
  let crashes = 0;
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 0, max: 10 }),
      fc.array(
        fc.tuple(fc.constantFrom(0, INPUT.jump, INPUT.crouch), fc.integer({ min: 1, max: 60 })),
      ),
      (seed, forgiveness, parts) => {
        const run = createRun(seed, { assists: { ...NO_ASSISTS, forgiveness } });
        const { view } = run;
        const { Position } = view.components;
        for (const [input, steps] of [...parts, [0, 2000] as const]) {
          for (let i = 0; i < steps && !view.gameOver; i++) {
            run.step(input);
            const shape = isCrouching(view) ? DINO_CROUCHING_SIZE : DINO_SIZE;
            const y = Position.y.get(view.dino);
            const isHit = [...view.entities.threats].some(
              (threat) =>
                overlapsDinoX(view, shape, hitboxLeft(view, threat), hitboxRight(view, threat)) &&
                overlapsDinoY(view, shape, y, hitboxTop(view, threat), hitboxBottom(view, threat)),
            );
            expect(isHit).toBe(view.gameOver);
          }
        }
        if (view.gameOver) crashes += 1;
      },
    ),
  );
  expect(crashes).toBeGreaterThan(50);
});

test('a hitbox is the box less its inset on each side', () => {
  const { view } = createRun('a', { assists: { ...NO_ASSISTS, forgiveness: 3 } });
  expect(hitboxOf(view, view.dino)).toEqual({ x: 113, y: 279, width: 62, height: 68 });
  expect(hitboxRight(view, view.dino)).toBe(175);
  expect(hitboxBottom(view, view.dino)).toBe(347);
});

test('edges that merely touch do not hit', () => {
  const { view } = createRun('a');
  expect(overlapsDinoX(view, DINO_SIZE, 178, 200)).toBe(false);
  expect(overlapsDinoX(view, DINO_SIZE, 177, 200)).toBe(true);
  expect(overlapsDinoX(view, DINO_CROUCHING_SIZE, 178, 200)).toBe(true);
  expect(overlapsDinoX(view, DINO_SIZE, 50, 110)).toBe(false);
  expect(overlapsDinoY(view, DINO_SIZE, 266, 100, 276)).toBe(false);
  expect(overlapsDinoY(view, DINO_SIZE, 266, 100, 277)).toBe(true);
  expect(overlapsDinoY(view, DINO_CROUCHING_SIZE, 300, 100, 310)).toBe(false);
});
