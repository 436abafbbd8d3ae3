import type { Browser } from '@playwright/test';
import * as v from 'valibot';

/** Categories for frames and script. */
export const SCRIPT_CATEGORIES = ['devtools.timeline', 'v8'] as const;
/**
 * Adds the threads' tasks: several times as many events, so they are recorded in a separate
 * measurement.
 */
export const TASK_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
] as const;

export interface Slice {
  readonly name: string;
  /** Process and thread, since thread ids alone are not unique. */
  readonly thread: string;
  readonly start: number;
  readonly end: number;
  /** CPU time of the thread, ms. */
  readonly cost: number;
}

/** Drops events without the thread's CPU time. */
const EVENT = v.object({
  ph: v.literal('X'),
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.number(),
  tdur: v.number(),
});

function readSlice(event: object): Slice[] {
  const { success, output } = v.safeParse(EVENT, event);
  if (!success) return [];
  const { name, pid, tid, ts: start, dur, tdur } = output;
  return [{ name, thread: `${pid} ${tid}`, start, end: start + dur, cost: tdur / 1000 }];
}

export async function whileTracing<Result>(
  browser: Browser,
  categories: readonly string[],
  work: () => Promise<Result>,
): Promise<{ readonly slices: readonly Slice[]; readonly result: Result }> {
  const session = await browser.newBrowserCDPSession();
  const slices: Slice[] = [];
  session.on('Tracing.dataCollected', ({ value }) => slices.push(...value.flatMap(readSlice)));
  const complete = new Promise<void>((resolve) =>
    session.once('Tracing.tracingComplete', () => resolve()),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories], excludedCategories: ['*'] },
  });
  const result = await work();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return { slices, result };
}
