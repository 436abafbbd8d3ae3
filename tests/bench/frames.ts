import type { Browser, CDPSession, Page } from '@playwright/test';

/** What a game costs the main thread, per frame it drew. */
export interface FrameFigures {
  readonly frames: number;
  readonly seconds: number;
  /** ms of script. */
  readonly median: number;
  readonly p99: number;
  /** Whether the times are the thread's CPU time; else they are wall-clock time. */
  readonly cpuTime: boolean;
  readonly bytes: number;
}

/** What counts as script, when it is outermost: what it calls, and the garbage collected meanwhile, is part of it. */
const SCRIPT = new Set([
  'FireAnimationFrame',
  'FunctionCall',
  'TimerFire',
  'RunMicrotasks',
  'EvaluateScript',
  'MinorGC',
  'MajorGC',
]);
/** Input that only the bench makes; what it calls is left out with it. */
const INPUT_EVENTS = 'EventDispatch';

interface Slice {
  readonly name: string;
  readonly thread: string;
  /** us. */
  readonly start: number;
  readonly end: number;
  /** ms. */
  readonly cost: number;
  readonly isCpuTime: boolean;
}

/** Watches a page that is playing for this long: first its times, then, since that slows it, its allocation. */
export async function measureFrames(
  browser: Browser,
  page: Page,
  seconds: number,
  play: () => Promise<void>,
): Promise<FrameFigures> {
  const times = await whileTracing(browser, () => playFor(seconds, play));
  const frames = frameCosts(times);

  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  const traced = await whileTracing(browser, async () => {
    // Objects that are collected meanwhile were allocated as well.
    const collected = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
    await session.send('HeapProfiler.startSampling', { samplingInterval: 1024, ...collected });
    await playFor(seconds, play);
    bytes = await sampledBytes(session);
  });
  const drawn = frameCosts(traced).costs.length;
  return {
    frames: frames.costs.length,
    seconds,
    median: percentile(frames.costs, 0.5),
    p99: percentile(frames.costs, 0.99),
    cpuTime: frames.cpuTime,
    bytes: bytes / drawn,
  };
}

async function playFor(seconds: number, play: () => Promise<void>): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    await play();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function sampledBytes(session: CDPSession): Promise<number> {
  const { profile } = await session.send('HeapProfiler.stopSampling');
  const sum = (node: typeof profile.head): number =>
    node.selfSize + node.children.reduce((total, child) => total + sum(child), 0);
  return sum(profile.head);
}

async function whileTracing(browser: Browser, work: () => Promise<void>): Promise<Slice[]> {
  const session = await browser.newBrowserCDPSession();
  const slices: Slice[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const slice = readSlice(event);
      if (slice !== undefined) slices.push(slice);
    }
  });
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8'], excludedCategories: ['*'] },
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return slices;
}

function readSlice(event: object): Slice | undefined {
  const at = (key: string): unknown => Reflect.get(event, key);
  const [name, start, wall, cpu] = [at('name'), at('ts'), at('dur'), at('tdur')];
  if (at('ph') !== 'X' || typeof name !== 'string' || typeof start !== 'number' || typeof wall !== 'number')
    return undefined;
  if (!SCRIPT.has(name) && name !== INPUT_EVENTS) return undefined;
  const isCpuTime = typeof cpu === 'number';
  const thread = `${String(at('pid'))} ${String(at('tid'))}`;
  return { name, thread, start, end: start + wall, cost: (isCpuTime ? cpu : wall) / 1000, isCpuTime };
}

/** ms of script from each animation frame's callback until the next, on the thread that draws. */
function frameCosts(slices: readonly Slice[]): { costs: number[]; cpuTime: boolean } {
  const drawing = busiest(slices.filter(({ name }) => name === 'FireAnimationFrame'));
  const own = slices.filter(({ thread }) => thread === drawing).toSorted((a, b) => a.start - b.start || b.end - a.end);
  const costs: number[] = [];
  let outermostUntil = 0;
  let tick = -1;
  for (const { name, start, end, cost } of own) {
    if (start < outermostUntil) continue;
    outermostUntil = end;
    if (name === INPUT_EVENTS) continue;
    // Several callbacks of one tick of the screen are one frame.
    if (name === 'FireAnimationFrame' && start - tick > 4000) {
      costs.push(0);
      tick = start;
    }
    const last = costs.length - 1;
    if (last >= 0) costs[last] = (costs[last] ?? 0) + cost;
  }
  return { costs, cpuTime: own.every(({ isCpuTime }) => isCpuTime) };
}

function busiest(slices: readonly Slice[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { thread } of slices) counts.set(thread, (counts.get(thread) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
