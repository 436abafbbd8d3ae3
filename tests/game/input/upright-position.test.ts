// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { uprightPosition } from '#game/testing';

afterEach(() => void vi.restoreAllMocks());

/**
 * What a finger's way on the screen is on a stage that is laid out 844 x 321 px, and seen with this
 * size.
 */
function wayOnStage(
  seen: { readonly width: number; readonly height: number },
  byX: number,
  byY: number,
) {
  const stage = document.createElement('div');
  vi.spyOn(stage, 'offsetWidth', 'get').mockReturnValue(844);
  vi.spyOn(stage, 'offsetHeight', 'get').mockReturnValue(321);
  vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, seen.width, seen.height),
  );
  const at = (clientX: number, clientY: number) =>
    uprightPosition(stage, new PointerEvent('pointermove', { clientX, clientY }));
  const [from, to] = [at(200, 400), at(200 + byX, 400 + byY)];
  return [to.x - from.x, to.y - from.y];
}

it('on an upright stage the screen’s right is right, and its lower edge is down', () => {
  const seen = { width: 844, height: 321 };
  expect(wayOnStage(seen, 30, 0)).toEqual([30, 0]);
  expect(wayOnStage(seen, 0, 40)).toEqual([0, 40]);
});

it('on a turned stage the screen’s lower edge is right, and its left is down', () => {
  const seen = { width: 321, height: 844 };
  expect(wayOnStage(seen, 0, 30)).toEqual([30, 0]);
  expect(wayOnStage(seen, -40, 0)).toEqual([0, 40]);
});
