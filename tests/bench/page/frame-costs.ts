import type { Slice } from './tracing.ts';

/**
 * Events that count as script when outermost; calls and garbage collection inside them are
 * included.
 */
const SCRIPT = new Set([
  'FireAnimationFrame',
  'FunctionCall',
  'TimerFire',
  'RunMicrotasks',
  'EvaluateScript',
  'MinorGC',
  'MajorGC',
]);
const INPUT_EVENTS = 'EventDispatch';
const FRAME = 'FireAnimationFrame';
const TASK = 'RunTask';

/** Callbacks of one frame are closer together than this, us. */
const SAME_TICK = 4000;

export interface Frames {
  readonly slices: readonly Slice[];
  readonly ticks: readonly number[];
}

/** The frames of the thread that drew most. */
export function readFrames(slices: readonly Slice[]): Frames {
  const callbacks = slices.filter(({ name }) => name === FRAME);
  const thread = mostFrequent(callbacks.map((callback) => callback.thread));
  const own = slices
    .filter((slice) => slice.thread === thread)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const ticks: number[] = [];
  for (const { name, start } of own) {
    if (name === FRAME && start - (ticks.at(-1) ?? Number.NEGATIVE_INFINITY) > SAME_TICK)
      ticks.push(start);
  }
  return { slices: own, ticks };
}

/** ms of script from each animation frame's callback until the next. */
export function scriptPerFrame(frames: Frames): number[] {
  const counted = frames.slices.filter(({ name }) => SCRIPT.has(name) || name === INPUT_EVENTS);
  const script = outermost(counted).filter(({ name }) => name !== INPUT_EVENTS);
  return costsPerFrame(script, frames.ticks);
}

/**
 * ms of all the thread's tasks, from one with an animation frame's callback until the next such
 * task.
 */
export function tasksPerFrame({ slices, ticks }: Frames): number[] {
  const tasks = outermost(slices.filter(({ name }) => name === TASK));
  const drawing = ticks.flatMap(
    (tick) => tasks.find(({ start, end }) => start <= tick && tick < end) ?? [],
  );
  return costsPerFrame(
    tasks,
    drawing.map(({ start }) => start),
  );
}

/** Drops events inside others; ordered by start. */
function outermost(slices: readonly Slice[]): Slice[] {
  let until = Number.NEGATIVE_INFINITY;
  return slices.filter(({ start, end }) => {
    if (start < until) return false;
    until = end;
    return true;
  });
}

/** Events before the first frame belong to no frame. Both lists are ordered. */
function costsPerFrame(slices: readonly Slice[], begins: readonly number[]): number[] {
  const costs = begins.map(() => 0);
  let frame = -1;
  for (const { start, cost } of slices) {
    while ((begins[frame + 1] ?? Number.POSITIVE_INFINITY) <= start) frame += 1;
    if (frame >= 0) costs[frame] = (costs[frame] ?? 0) + cost;
  }
  return costs;
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
