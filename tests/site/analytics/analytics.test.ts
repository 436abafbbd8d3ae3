// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Analytics } from '../../../src/site/analytics/analytics.ts';
import type { ClientOptions } from '../../../src/site/analytics/posthog-client.ts';
import type { RecordedEvent } from '../../../src/site/analytics/recorded-event.ts';
import { Consent } from '../../../src/site/consent/consent.ts';
import { readBatch } from '../../tools/posthog-batch.ts';

let consent: Consent;
let analytics: Analytics;
/** What has been given to the library, batch by batch. */
let batches: (readonly RecordedEvent[])[];
let opened: ClientOptions[];
/** What has left the page without the library. */
let direct: string[];
let signals: RequestInit['signal'][];
let load: ReturnType<typeof vi.fn<() => Promise<{ openClient: typeof openClient }>>>;

function openClient(options: ClientOptions) {
  opened.push(options);
  return { send: (events: readonly RecordedEvent[]) => void batches.push(events) };
}

const names = () => batches.flat().map(({ name }) => name);
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function start(): void {
  consent = new Consent();
  analytics = new Analytics({ key: 'phc_test', host: 'https://collector.example', consent, load });
  analytics.start();
}

function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: 5000 });
  localStorage.clear();
  batches = [];
  opened = [];
  direct = [];
  signals = [];
  load = vi.fn(() => Promise.resolve({ openClient }));
  vi.stubGlobal('fetch', (_url: string, { body, signal }: RequestInit) => {
    signals.push(signal);
    if (typeof body === 'string') direct.push(body);
    return Promise.resolve(new Response());
  });
});

afterEach(() => {
  consent.withdraw();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('before consent', () => {
  it('nothing is loaded or sent, however long it takes', async () => {
    start();
    analytics.record('page_view', { page: 'home' });
    await wait(600_000);
    leave();
    expect(load).not.toHaveBeenCalled();
    expect(direct).toEqual([]);
  });

  it('what happens waits, and goes with its own time when the visitor accepts', async () => {
    start();
    await wait(1000);
    analytics.record('page_view', { page: 'home' });
    await wait(60_000);
    consent.accept();
    await wait(0);
    expect(batches.flat()).toEqual([
      { name: 'app_loaded', properties: {}, at: 5000 },
      { name: 'page_view', properties: { page: 'home' }, at: 6000 },
    ]);
  });

  it('what happens is dropped when the visitor goes on without accepting, and so is what comes after', async () => {
    start();
    consent.close();
    analytics.record('page_view', { page: 'home' });
    await wait(60_000);
    consent.accept();
    await wait(60_000);
    analytics.record('game_start', {});
    await wait(60_000);
    expect(names()).toEqual(['game_start']);
  });
});

describe('with consent', () => {
  it('given at an earlier visit, the library is loaded once the page is there', async () => {
    localStorage.setItem('cookie-consent', 'true');
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    start();
    await wait(10_000);
    expect(load).not.toHaveBeenCalled();
    readyState.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    await wait(0);
    expect(names()).toEqual(['app_loaded']);
  });

  it('events of a run go together, a few seconds later', async () => {
    start();
    consent.accept();
    await wait(0);
    batches = [];
    for (let i = 0; i < 120; i++) analytics.record('game_jump', { i });
    expect(batches).toEqual([]);
    await wait(10_000);
    expect(batches).toHaveLength(1);
    expect(batches[0]).toHaveLength(120);
    analytics.record('game_over', {});
    await wait(10_000);
    expect(batches).toHaveLength(2);
    await wait(60_000);
    expect(batches).toHaveLength(2);
  });

  it('nothing waits when the page is hidden or left, and nothing goes twice', async () => {
    start();
    consent.accept();
    await wait(0);
    batches = [];
    analytics.record('game_start', {});
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(names()).toEqual(['game_start']);
    analytics.record('game_over', {});
    leave();
    leave();
    await wait(60_000);
    expect(names()).toEqual(['game_start', 'game_over']);
    expect(direct).toEqual([]);
  });

  it('a page that is left before the library is there sends without it', async () => {
    load.mockReturnValue(new Promise(() => undefined));
    start();
    consent.accept();
    await wait(0);
    analytics.record('page_view', { page: 'home' });
    leave();
    leave();
    expect(direct).toHaveLength(1);
    const { events } = readBatch(direct[0] ?? '');
    expect(events.map(({ event }) => event)).toEqual(['app_loaded', 'page_view']);
  });

  it('a library that does not load changes nothing but the way', async () => {
    load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    start();
    consent.accept();
    for (let i = 0; i < 100; i++) analytics.record('game_jump', {});
    await wait(60_000);
    leave();
    const { events } = readBatch(direct[0] ?? '');
    expect(events).toHaveLength(50);
    expect(events[0]?.event).toBe('app_loaded');
  });
});

describe('withdrawn consent', () => {
  it('stops everything at once', async () => {
    start();
    consent.accept();
    await wait(0);
    batches = [];
    analytics.record('game_start', {});
    consent.withdraw();
    analytics.record('game_over', {});
    await wait(60_000);
    leave();
    expect(batches).toEqual([]);
    expect(direct).toEqual([]);
  });

  it('calls back what is under way', async () => {
    load.mockReturnValue(new Promise(() => undefined));
    start();
    consent.accept();
    leave();
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    consent.withdraw();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it('while the library is on its way leaves it unused', async () => {
    start();
    consent.accept();
    consent.withdraw();
    await wait(60_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('and given again is that of somebody new', async () => {
    start();
    consent.accept();
    await wait(0);
    consent.withdraw();
    consent.accept();
    analytics.record('game_start', {});
    await wait(60_000);
    expect(new Set(opened.map(({ visitor }) => visitor)).size).toBe(2);
    expect(names()).toEqual(['app_loaded', 'game_start']);
  });
});

it('a visitor who wants to be forgotten is: nothing more is sent, and what happens waits for a new answer', async () => {
  start();
  consent.accept();
  await wait(0);
  const before = names().length;
  analytics.record('page_view', { page: 'home' });
  consent.forget();
  await wait(600_000);
  leave();
  expect(names()).toHaveLength(before);
  expect(direct).toEqual([]);
  analytics.record('page_view', { page: 'faq' });
  consent.accept();
  await wait(600_000);
  expect(opened).toHaveLength(2);
  expect(batches.flat().slice(before)).toMatchObject([{ properties: { page: 'faq' } }]);
});
