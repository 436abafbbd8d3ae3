// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { DETAILS } from '#stage';
import { DetailController } from '#src/game/picture/detail-controller.ts';

let controller = new DetailController();
let now = 0;

beforeEach(() => {
  controller = new DetailController();
  controller.onFrame(now);
});

const frames = (count: number, gap: number) => Array.from({ length: count }, () => gap);

const twice = <Each>(list: readonly Each[]) => list.flatMap((each) => [each, each]);

/** Shows frames with these gaps in turn. @param gaps ms. */
function show(seconds: number, ...gaps: readonly number[]): void {
  const end = now + seconds * 1000;
  for (let frame = 0; now < end; frame++) {
    now += gaps[frame % gaps.length] ?? 0;
    controller.onFrame(now);
  }
}

it('lowers the level after each two late seconds, and never raises it if that has helped', () => {
  for (const detail of ['full', ...twice(DETAILS.slice(1)), 'coarse']) {
    show(1, controller.detail === 'coarse' ? 20 : 40);
    expect(controller.detail).toBe(detail);
  }
  for (const gap of [1000 / 60, 100]) show(600, gap);
  expect(controller.detail).toBe('coarse');
});

it.each([50, 48, 30])('under a cap of %d Hz every level comes back, for good', (hertz) => {
  for (const detail of [...DETAILS.slice(1), 'full']) {
    // A stall, as while something loads, makes no level look better.
    now += 400;
    show(2, 1000 / hertz);
    expect(controller.detail).toBe(detail);
  }
  show(600, 1000 / hertz);
  expect(controller.detail).toBe('full');
});

it('what has helped before stays away when a cap comes', () => {
  show(2, 40);
  show(60, 1000 / 60);
  for (const detail of ['quiet', 'plain', 'coarse', 'sparse']) {
    show(2, 1000 / 30);
    expect(controller.detail).toBe(detail);
  }
});

it.each([
  ['at 60 Hz', [1000 / 60]],
  ['at 55 frames a second', [1000 / 55]],
  ['where two of five frames are late', [33, 16, 16, 33, 16]],
  ['where one second in three is late', [...frames(50, 20), ...frames(120, 1000 / 60)]],
] as const)('keeps the level %s', (_, gaps) => {
  show(600, ...gaps);
  expect(controller.detail).toBe('full');
});

it('keeps the level after breaks of any length', () => {
  for (let round = 0; round < 200; round++) {
    show(0.1, 1000 / 60);
    controller.interrupt();
    now += 100 + round;
    controller.onFrame(now);
  }
  expect(controller.detail).toBe('full');
  expect(controller.framesPerSecond).toBeCloseTo(60, 3);
});
