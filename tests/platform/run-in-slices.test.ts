import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runInSlices } from '#platform';

/** ms. */
let now = 0;

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Each step takes a ms. */
function* work(log: string[]): Generator<number, string> {
  for (let step = 1; step <= 100; step++) {
    now += 1;
    log.push(`step ${step}`);
    yield step;
  }
  return 'done';
}

it('control goes back to the event loop between two slices', async () => {
  const log: string[] = [];
  setImmediate(() => log.push('event'));
  expect(await runInSlices(work(log))).toBe('done');
  expect(log.indexOf('event')).toBeGreaterThan(-1);
  expect(log.indexOf('event')).toBeLessThan(log.indexOf('step 100'));
});

it('can be cancelled between two slices, which end after 5 ms', async () => {
  const log: string[] = [];
  const cancel = new AbortController();
  const done = runInSlices(work(log), cancel.signal);
  cancel.abort();
  await expect(done).rejects.toBe(cancel.signal.reason);
  expect(log).toHaveLength(5);
});

it('everything else comes first in a browser that knows priorities', async () => {
  const log: string[] = [];
  const postTask = vi.fn(async (callback: () => void) => callback());
  vi.stubGlobal('scheduler', { postTask });
  await runInSlices(work(log));
  expect(postTask).toHaveBeenCalledTimes(20);
  expect(postTask).toHaveBeenCalledWith(expect.anything(), { priority: 'background' });
});
