import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runInSlices } from '#platform';

/** ms. */
let now = 0;

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => vi.restoreAllMocks());

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

it('can be cancelled between two slices, which end after 8 ms', async () => {
  const log: string[] = [];
  const cancel = new AbortController();
  const done = runInSlices(work(log), cancel.signal);
  cancel.abort();
  await expect(done).rejects.toBe(cancel.signal.reason);
  expect(log).toHaveLength(8);
});
