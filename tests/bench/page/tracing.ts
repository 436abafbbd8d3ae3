import type { Browser } from '@playwright/test';
import { readTrace, type Trace } from './trace-events.ts';

/** Categories for frames, script and keys. */
export const SCRIPT_CATEGORIES = ['devtools.timeline', 'v8'] as const;
/**
 * Also the threads' tasks: several times as many events, so they are recorded in a separate
 * measurement.
 */
export const TASK_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
] as const;

/** Events of Chromium's tracing, for all its processes, during this work. */
export async function whileTracing<Result>(
  browser: Browser,
  categories: readonly string[],
  work: () => Promise<Result>,
): Promise<{ readonly trace: Trace; readonly result: Result }> {
  const session = await browser.newBrowserCDPSession();
  const events: object[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
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
  return { trace: readTrace(events), result };
}
