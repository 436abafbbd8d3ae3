import { expect, it } from 'vitest';
import { createRun, STAGE_HEIGHT } from '#simulation';
import type { StageState } from '#stage';
import { Earth } from '#src/stage/upright/earth.ts';
import { createGround } from '#src/stage/figures/scenery.ts';
import { fittingViewport, WIDE } from '#src/stage/viewport.ts';
import { createTestStage, drawLastStep } from '../test-stage.ts';

const upright = { viewport: fittingViewport(390, 844) };

function earthAt(groundCovered: number, state: Partial<StageState> = upright) {
  const { art, layers, onStage, see } = createTestStage();
  drawLastStep(onStage(new Earth(layers, art)), { ...createRun(1).view, groundCovered }, state);
  return see('earth');
}

it('the earth of an upright stage moves with the ground, and is the same in each run', () => {
  const before = earthAt(5000);
  expect(earthAt(5000)).toEqual(before);
  const placed = earthAt(5100).map(({ frame, x, y }) => `${frame} ${x + 100} ${y}`);
  const drawn = before.filter(({ frame }) => !frame.startsWith('pixel'));
  const moved = drawn.filter(({ frame, x, y }) => placed.includes(`${frame} ${x} ${y}`));
  expect(moved.length).toBeGreaterThan(0.8 * drawn.length);
});

it('fossils and eggs pass by, in few sprites', () => {
  const kinds = new Set<string>();
  for (let groundCovered = 0; groundCovered < 30_000; groundCovered += 400) {
    const seen = earthAt(groundCovered);
    expect(seen.length).toBeLessThan(60);
    for (const { frame } of seen) if (/egg|fossil/.test(frame)) kinds.add(frame);
  }
  expect(kinds.size).toBe(7);
});

it.each<[string, Partial<StageState>, frames: RegExp]>([
  ['a wide stage shows nothing of it', { viewport: WIDE }, /^$/],
  ['a slow machine draws its layers only', { ...upright, detail: 'plain' }, /^(strata|pixel)-/],
])('%s', (_, state, frames) => {
  expect(earthAt(5000, state).filter(({ frame }) => !frames.test(frame))).toEqual([]);
});

it('until its pictures are there, the ground goes on in one colour, down to the lower edge', () => {
  const stage = createTestStage();
  drawLastStep(stage.onStage(createGround(stage)), createRun(1).view, upright);
  const [plain, ...others] = stage.see('earth');
  const { top, height, width } = upright.viewport;
  expect(others).toEqual([]);
  expect(plain).toMatchObject({
    x: 0,
    y: STAGE_HEIGHT,
    width,
    height: top + height - STAGE_HEIGHT,
  });
});
