import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox } from '../../../src/site/analytics/outbox.ts';

const URL = 'https://collector.example/batch/';

interface Sent {
  readonly body: string;
  readonly options: RequestInit;
  answer(status: number): Promise<void>;
  fail(): Promise<void>;
}

let sent: Sent[];
let outbox: Outbox;

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
  outbox = new Outbox();
});

afterEach(() => {
  outbox.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function send(...texts: readonly string[]): Promise<void> {
  for (const text of texts) outbox.send(URL, text);
  await settle();
}

it('a body goes out at once, outliving its page, without cookies, and once', async () => {
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
  it.each([408, 429, 500, 503])('answers %d is asked again later, three times in all', async (status) => {
    await send('a');
    for (const tries of [1, 2, 3]) {
      expect(bodies()).toEqual(Array.from({ length: tries }, () => 'a'));
      await at(tries - 1).answer(status);
      await vi.advanceTimersByTimeAsync(15_000);
    }
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(3);
  });

  it.each([400, 401, 413])('answers %d is not asked again', async (status) => {
    await send('a');
    await at(0).answer(status);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
  });

  it('is dead and comes back gets everything, once', async () => {
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

  it('stays dead is not troubled for ever, and no more than ten bodies are kept for it', async () => {
    await send('first');
    await at(0).fail();
    await send(...Array.from({ length: 30 }, (_, i) => `later ${i}`));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(bodies().slice(1)).toEqual(Array.from({ length: 10 }, (_, i) => `later ${20 + i}`));
  });

  it('fails after a long time may have taken what it got, and gets it once', async () => {
    await send('a');
    await vi.advanceTimersByTimeAsync(20_000);
    await at(0).fail();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
  });

  it('never answers gets no more at a time than may outlive the page', async () => {
    const large = 'x'.repeat(25_000);
    await send(large, large, large);
    expect(sent).toHaveLength(2);
    await at(0).answer(200);
    expect(sent).toHaveLength(3);
  });
});

describe('when the page is left', () => {
  it('what waits for a next try goes at once', async () => {
    await send('a');
    await at(0).fail();
    await send('b');
    outbox.leave();
    await settle();
    expect(bodies()).toEqual(['a', 'a', 'b']);
  });

  it('what is under way is not sent again, whatever the page hears of it when it comes back', async () => {
    await send('a');
    outbox.leave();
    await at(0).fail();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
  });
});

describe('closed', () => {
  it('it calls back what is under way and sends nothing any more', async () => {
    await send('a');
    outbox.close();
    expect(at(0).options.signal?.aborted).toBe(true);
    await at(0).fail();
    await send('b');
    outbox.leave();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('it forgets what waited for a next try', async () => {
    await send('a');
    await at(0).answer(503);
    outbox.close();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
  });
});
