import { describe, expect, test } from 'vitest';
import {
  type Frames,
  keysToFrames,
  readFrames,
  scriptPerFrame,
  tasksPerFrame,
} from './frame-costs.ts';
import { readTrace } from './trace-events.ts';

const PAGE = { pid: 7, tid: 1 };

/** A task that begins at `ts`, us, with its wall-clock and CPU time. */
const slice = (name: string, ts: number, dur: number, tdur = dur, where = PAGE) => ({
  ph: 'X',
  name,
  ts,
  dur,
  tdur,
  ...where,
});

const key = (ts: number, duration: number, type = 'keydown') => ({
  ph: 'b',
  name: 'EventTiming',
  ts,
  args: { data: { type, duration } },
  ...PAGE,
});

/**
 * Two frames of 16 ms; the first has two callbacks, the second is followed by a collection and a
 * timer.
 */
const EVENTS = [
  slice('RunTask', 0, 500),
  slice('RunTask', 1000, 6000, 5000),
  slice('FireAnimationFrame', 2000, 1000),
  slice('FunctionCall', 2100, 800),
  slice('FireAnimationFrame', 3000, 500),
  slice('RunTask', 9000, 2000),
  slice('EventDispatch', 9100, 1500),
  slice('FunctionCall', 9200, 1000),
  slice('RunTask', 18_000, 3000),
  slice('FireAnimationFrame', 18_500, 2000),
  slice('MinorGC', 19_000, 1000),
  slice('RunTask', 22_000, 700),
  slice('TimerFire', 22_100, 400),
  slice('RunTask', 2000, 9000, 9000, { pid: 8, tid: 1 }),
  { ph: 'I', name: 'RequestAnimationFrame', ts: 2500, ...PAGE },
];

function framesOf(events: readonly object[]): Frames {
  const frames = readFrames(readTrace(events));
  if (frames === undefined) throw new Error('There are no frames.');
  return frames;
}

describe('the frames of a trace', () => {
  test('are those of the thread that draws, with several callbacks of one tick counted as one', () => {
    const { pid, ticks, cpuTime } = framesOf(EVENTS);
    expect({ pid, ticks, cpuTime }).toEqual({ pid: 7, ticks: [2000, 18_500], cpuTime: true });
  });

  test('count outermost script, in any order of events, without input events', () => {
    expect(scriptPerFrame(framesOf(EVENTS))).toEqual([1.5, 2.4]);
    expect(scriptPerFrame(framesOf(EVENTS.toReversed()))).toEqual([1.5, 2.4]);
  });

  test('count the CPU time of all tasks from the one with the callback on', () => {
    expect(tasksPerFrame(framesOf(EVENTS))).toEqual([7, 3.7]);
  });

  test('are missing where nothing was drawn', () => {
    expect(readFrames(readTrace([slice('RunTask', 0, 10)]))).toBeUndefined();
  });

  test('report when the trace has no CPU time', () => {
    const { tdur: _none, ...wall } = slice('FireAnimationFrame', 0, 10);
    expect(framesOf([wall]).cpuTime).toBe(false);
  });
});

test('key presses are counted in the page that draws', () => {
  const elsewhere = { ...key(12_000, 80), pid: 8 };
  const events = [...EVENTS, key(10_000, 21.5), key(11_000, 9, 'keyup'), elsewhere];
  const { keys } = readTrace(events);
  expect(keysToFrames(keys, framesOf(events))).toEqual([21.5]);
});
