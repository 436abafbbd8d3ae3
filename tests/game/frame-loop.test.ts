// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRun } from '#simulation';
import { importFrameLoop, SlowDevice } from '#game/testing';

const { FrameLoop } = await importFrameLoop();

/** Of 60 Hz, ms. */
const PERIOD = 1000 / 60;

let next: (() => void) | undefined;
let advanced: number;
let drawn: number;
let isPlaying: boolean;
let { view } = createRun(1);
let loop: InstanceType<typeof FrameLoop>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    next = () => callback(performance.now());
    return 1;
  });
  [advanced, drawn, isPlaying] = [0, 0, true];
  loop = new FrameLoop({
    slowDevice: new SlowDevice(),
    isPlaying: () => isPlaying,
    view: () => view,
    meter: () => undefined,
    advance: () => (advanced += 1),
    draw: () => (drawn += 1),
    onUpdate: () => undefined,
    onFailure: (error) => {
      throw error;
    },
  });
  loop.start();
});

afterEach(() => {
  loop.dispose();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Shows frames for this many seconds. Returns how many of them were not drawn. */
function leftOut(seconds: number): number {
  [advanced, drawn] = [0, 0];
  for (let i = 0; i < Math.round(seconds * 60); i++) {
    vi.advanceTimersByTime(PERIOD);
    next?.();
  }
  expect(advanced).toBe(Math.round(seconds * 60));
  return advanced - drawn;
}

it('takes the steps of every frame, and leaves one undrawn in each run', () => {
  expect(leftOut(20)).toBe(1);
  ({ view } = createRun(2));
  expect(leftOut(20)).toBe(1);
});

it('leaves one undrawn after each break, not at once', () => {
  leftOut(20);
  isPlaying = false;
  expect(leftOut(20)).toBe(0);
  isPlaying = true;
  expect([leftOut(0.4), leftOut(20)]).toEqual([0, 1]);
});
