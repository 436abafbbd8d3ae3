/** A period of work on one thread, from Chromium's tracing. */
export interface Slice {
  readonly name: string;
  readonly pid: number;
  /** Process and thread: thread ids alone are not unique. */
  readonly thread: string;
  /** us. */
  readonly start: number;
  readonly end: number;
  /** ms of the thread's CPU time, else of wall-clock time. */
  readonly cost: number;
  readonly isCpuTime: boolean;
}

/** A key press, from its event until its frame was presented. */
export interface KeyPress {
  readonly pid: number;
  /** ms. */
  readonly duration: number;
}

export interface Trace {
  readonly slices: readonly Slice[];
  readonly keys: readonly KeyPress[];
}

const field = (of: unknown, key: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, key) : undefined;

export function readTrace(events: readonly object[]): Trace {
  return {
    slices: events.flatMap((event) => readSlice(event) ?? []),
    keys: events.flatMap((e) => readKey(e) ?? []),
  };
}

function readSlice(event: object): Slice | undefined {
  const at = (key: string) => field(event, key);
  const [name, pid, start, wall, cpu] = [at('name'), at('pid'), at('ts'), at('dur'), at('tdur')];
  if (at('ph') !== 'X' || typeof name !== 'string' || typeof pid !== 'number') return undefined;
  if (typeof start !== 'number' || typeof wall !== 'number') return undefined;
  const isCpuTime = typeof cpu === 'number';
  const thread = `${pid} ${String(at('tid'))}`;
  return {
    name,
    pid,
    thread,
    start,
    end: start + wall,
    cost: (isCpuTime ? cpu : wall) / 1000,
    isCpuTime,
  };
}

/**
 * Event Timing from the trace, which is not rounded to 8 ms like the page's own entries. Not
 * EventLatency: that ends with the event itself where the next animation frame had already been
 * requested, as in any game loop.
 */
function readKey(event: object): KeyPress | undefined {
  const at = (key: string) => field(event, key);
  if (at('name') !== 'EventTiming' || at('ph') !== 'b') return undefined;
  const data = field(at('args'), 'data');
  const [pid, duration] = [at('pid'), field(data, 'duration')];
  if (field(data, 'type') !== 'keydown') return undefined;
  if (typeof pid !== 'number' || typeof duration !== 'number') return undefined;
  return { pid, duration };
}
