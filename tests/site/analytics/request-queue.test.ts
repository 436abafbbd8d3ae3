import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestQueue } from '#site/testing';

const URL = 'https://collector.example/batch/';

interface Sent {
  readonly body: string;
  readonly options: RequestInit;
  answer(status: number): Promise<void>;
  fail(): Promise<void>;
}

let sent: Sent[];
let queue: RequestQueue;

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

const bodies = () => sent.map(({ body }) => body);

function at(index: number): Sent {
  const request = sent[index];
  if (request === undefined) throw new Error(`Only ${sent.length} requests.`);
  return request;
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('fetch', (_url: string, options: RequestInit) => {
    const { body } = options;
    if (typeof body !== 'string') throw new Error('No text.');
    return new Promise<Response>((resolve, reject) => {
      sent.push({
        body,
        options,
        answer: (status) => {
          resolve(new Response(null, { status }));
          return settle();
        },
        fail: () => {
          reject(new TypeError('Failed to fetch'));
          return settle();
        },
      });
    });
  });
  queue = new RequestQueue();
});

afterEach(() => {
  queue.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function send(...texts: readonly string[]): Promise<void> {
  for (const text of texts) queue.send(URL, text);
  await settle();
}

it('a body is sent at once, without cookies, as a request that outlives the page, and only once', async () => {
  await send('a');
  expect(at(0).options).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  await at(0).answer(200);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(bodies()).toEqual(['a']);
});

it('a body does not wait for the one before it', async () => {
  await send('a', 'b');
  expect(bodies()).toEqual(['a', 'b']);
});

describe('a host that', () => {
  it.each([408, 429, 500, 503])('answers %d is tried again later, three times in all', async (status) => {
    await send('a');
    for (const tries of [1, 2, 3]) {
      expect(bodies()).toEqual(Array.from({ length: tries }, () => 'a'));
      await at(tries - 1).answer(status);
      await vi.advanceTimersByTimeAsync(15_000);
    }
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(3);
  });

  it.each([400, 401, 413])('answers %d is not tried again', async (status) => {
    await send('a');
    await at(0).answer(status);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
  });

  it('is down and comes back gets everything, once', async () => {
    await send('a');
    await at(0).fail();
    await send('b');
    expect(bodies()).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(bodies()).toEqual(['a', 'a', 'b']);
    await at(1).answer(200);
    await at(2).answer(200);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(3);
  });

  it('stays down is not tried forever, and at most ten bodies wait for it', async () => {
    await send('first');
    await at(0).fail();
    await send(...Array.from({ length: 30 }, (_, i) => `later ${i}`));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(bodies().slice(1)).toEqual(Array.from({ length: 10 }, (_, i) => `later ${20 + i}`));
  });

  it('fails after a long time may have received the request, so it is not repeated', async () => {
    await send('a');
    await vi.advanceTimersByTimeAsync(20_000);
    await at(0).fail();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
  });

  it('never answers gets at most as many bytes at a time as may outlive the page', async () => {
    const large = 'x'.repeat(25_000);
    await send(large, large, large);
    expect(sent).toHaveLength(2);
    await at(0).answer(200);
    expect(sent).toHaveLength(3);
  });
});

describe('when the page is left', () => {
  it('what waits for the next try is sent at once', async () => {
    await send('a');
    await at(0).fail();
    await send('b');
    queue.flush();
    await settle();
    expect(bodies()).toEqual(['a', 'a', 'b']);
  });

  it('a request in flight is never repeated, whatever its outcome', async () => {
    await send('a');
    queue.flush();
    await at(0).fail();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
  });
});

describe('disposed', () => {
  it('it cancels what is in flight and sends nothing more', async () => {
    await send('a');
    queue.dispose();
    expect(at(0).options.signal?.aborted).toBe(true);
    await at(0).fail();
    await send('b');
    queue.flush();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('it drops what waited for the next try', async () => {
    await send('a');
    await at(0).answer(503);
    queue.dispose();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
  });
});
