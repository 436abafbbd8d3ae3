import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { median, percentile } from '../statistics.ts';

/** ms a frame, but for the rate. CPU time, so that a busy machine changes little. */
export interface FrameCosts {
  readonly framesPerSecond: number;
  /** All of the page's script from one frame to the next. */
  readonly script: number;
  readonly scriptP99: number;
  /** All tasks of the main thread. */
  readonly task: number;
  readonly taskP99: number;
  readonly gpuProcess: number;
}

interface Timed {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start and length on the clock, and CPU time of the thread, µs. */
  readonly ts: number;
  readonly dur: number;
  readonly tdur: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const FRAME = 'FireAnimationFrame';
const SCRIPTS: ReadonlySet<string> = new Set([
  FRAME,
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'TimerFire',
]);

export async function measureFrames(
  browser: Browser,
  page: Page,
  duration: number,
): Promise<FrameCosts> {
  await page.bringToFront();
  const session = await browser.newBrowserCDPSession();
  const gpuBefore = await gpuTime(session);
  const events = await trace(session, duration);
  const gpu = (await gpuTime(session)) - gpuBefore;
  await session.detach();
  const { scripts, tasks } = perFrame(events);
  return {
    framesPerSecond: (1000 * tasks.length) / duration,
    script: median(scripts),
    scriptP99: percentile(scripts, 0.99),
    task: median(tasks),
    taskP99: percentile(tasks, 0.99),
    gpuProcess: gpu / tasks.length,
  };
}

/** ms since the process began. */
async function gpuTime(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return 1000 * (processInfo.find(({ type }) => type === 'GPU')?.cpuTime ?? Number.NaN);
}

async function trace(session: CDPSession, duration: number): Promise<readonly Timed[]> {
  const collected: unknown[] = [];
  session.on('Tracing.dataCollected', ({ value }) => collected.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await sleep(duration);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return collected.filter(isTimed);
}

function isTimed(event: unknown): event is Timed {
  return typeof event === 'object' && event !== null && 'dur' in event && 'tdur' in event;
}

/** ms of each frame: of its own task, and of all until the next frame's. */
function perFrame(events: readonly Timed[]): { scripts: number[]; tasks: number[] } {
  const { pid, tid } = events.find(({ name }) => name === FRAME) ?? {};
  const own = events
    .filter((event) => event.pid === pid && event.tid === tid)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const [scripts, tasks]: [number[], number[]] = [[], []];
  let [task, taskEnd, scriptEnd, isFrame] = [0, 0, 0, false];
  const add = (to: number[], us: number) => to.push((to.pop() ?? 0) + us / 1000);
  for (const { name, ts, dur, tdur } of own) {
    if (name === 'RunTask' && ts >= taskEnd) {
      if (tasks.length > 0) add(tasks, task);
      [task, taskEnd, isFrame] = [tdur, ts + dur, false];
    }
    if (name === FRAME && !isFrame) {
      isFrame = true;
      tasks.push(0);
      scripts.push(0);
    }
    if (!SCRIPTS.has(name) || ts < scriptEnd || scripts.length === 0) continue;
    add(scripts, tdur);
    scriptEnd = ts + dur;
  }
  if (tasks.length > 0) add(tasks, task);
  return { scripts, tasks };
}
