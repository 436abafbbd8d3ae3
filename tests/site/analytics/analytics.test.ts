// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Analytics } from '#src/site/analytics.ts';
import { Consent } from '#src/site/consent/consent.ts';
import { type PackedEvent, readBatch } from '../../tools/posthog-batch.ts';
import { storedAnswer } from '../consent/stored-answer.ts';

let consent: Consent;
let analytics: Analytics;
let requests: { url: string; events: readonly PackedEvent[]; options: RequestInit }[];

const events = () => requests.flatMap((request) => request.events);
const names = () => events().map(({ event }) => event);
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function start(): void {
  consent = new Consent();
  analytics = new Analytics('https://collector.example', 'phc_test', consent);
  analytics.start();
}

/** Starts with consent, and forgets what is sent at once. */
async function startWithConsent(): Promise<void> {
  start();
  consent.accept();
  // happy-dom has no requestIdleCallback, so a loaded page counts as idle after this time.
  await wait(200);
  expect(names()).toEqual(['app_loaded']);
  requests = [];
}

function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: 5000 });
  vi.stubEnv('VITE_POSTHOG_KEY', 'phc_test');
  localStorage.clear();
  sessionStorage.clear();
  requests = [];
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    const { body } = options;
    requests.push({ url, events: readBatch(typeof body === 'string' ? body : '').events, options });
    return Promise.resolve(new Response());
  });
});

afterEach(() => {
  consent.refuse();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('before consent', () => {
  it('of a long game the oldest events are dropped, but no page view', async () => {
    start();
    analytics.record('page_view', { page: 'home' });
    for (let i = 0; i < 200; i++) analytics.record('game_jump', { i });
    analytics.record('game_over', {});
    consent.accept();
    await wait(200);
    expect(names()).toHaveLength(100);
    expect(names().slice(0, 3)).toEqual(['app_loaded', 'page_view', 'game_jump']);
    expect(names().at(-1)).toBe('game_over');
  });

  it.each([
    ['continues without accepting', () => consent.close()],
    [
      'consents to adverts alone',
      () => consent.save({ statistics: false, adverts: true, helper: false }),
    ],
  ])('events are dropped when the visitor %s, and so are later ones', async (_, answer) => {
    start();
    answer();
    analytics.record('page_view', { page: 'home' });
    await wait(60_000);
    consent.accept();
    analytics.record('game_start', {});
    await wait(60_000);
    expect(names()).toEqual(['game_start']);
  });
});

describe('with consent', () => {
  it('events of a run are sent together, a few seconds later', async () => {
    await startWithConsent();
    for (let i = 0; i < 40; i++) analytics.record('game_jump', { i });
    expect(requests).toEqual([]);
    await wait(60_000);
    expect(requests.map((request) => request.events.length)).toEqual([40]);
  });

  it.each([
    [
      'is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['is left', leave],
  ])('when the page %s, events are sent at once by a request that outlasts it', async (_, go) => {
    await startWithConsent();
    analytics.record('game_start', {});
    go();
    expect(names()).toEqual(['game_start']);
    expect(requests[0]?.options).toMatchObject({ keepalive: true, credentials: 'omit' });
  });

  it('all events have the id of the visit, and nothing about the visitor', async () => {
    start();
    consent.accept();
    for (let i = 0; i < 10; i++) analytics.record('game_jump', {});
    await wait(60_000);
    const [visit, ...others] = new Set(
      events().flatMap((event) => [event.distinct_id, event.properties['$session_id']]),
    );
    expect(others).toEqual([]);
    expect(events().at(-1)?.properties).toEqual({
      $lib: 'dino-sprint',
      $lib_version: '1',
      $session_id: visit,
      $process_person_profile: false,
      $is_identified: false,
      $geoip_disable: true,
    });
    expect(visit).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('withdrawn consent', () => {
  it.each([
    ['reduced', () => consent.save({ statistics: false, adverts: true, helper: false })],
    ['erased', () => consent.reset()],
  ])('stops everything at once: %s', async (_, withdraw) => {
    await startWithConsent();
    analytics.record('game_start', {});
    withdraw();
    await wait(600_000);
    leave();
    expect(requests).toEqual([]);
  });

  it('cancels what is in flight', async () => {
    start();
    consent.accept();
    leave();
    consent.refuse();
    expect(requests.map(({ options }) => options.signal?.aborted)).toEqual([true]);
  });

  it('and given again counts as a new visitor', async () => {
    start();
    consent.accept();
    await wait(200);
    consent.refuse();
    consent.accept();
    await wait(200);
    analytics.record('game_start', {});
    await wait(60_000);
    expect(new Set(events().map(({ distinct_id }) => distinct_id)).size).toBe(2);
    expect(names()).toEqual(['app_loaded', 'game_start']);
  });
});

/** A page with consent, on a site with a key of PostHog. */
function openPage() {
  localStorage.setItem('cookie-consent', storedAnswer({ statistics: true }, 'posthog'));
  vi.resetModules();
  return import('#src/site/analytics.ts');
}

it('app_loaded comes first and once; a page recorded twice in a row, with a slash at its end or without, is one view, and coming back another', async () => {
  const { startAnalytics, trackPageView } = await openPage();
  startAnalytics();
  for (const [page, path] of [
    ['home', '/'],
    ['home', '/'],
    ['faq', '/faq/'],
    ['faq', '/faq'],
    ['home', '/'],
  ] as const)
    trackPageView({ page, title: `title of ${page}`, path });
  leave();
  const [loaded, ...views] = events();
  expect(loaded?.event).toBe('app_loaded');
  expect(views).toMatchObject(
    [
      ['home', '/'],
      ['faq', '/faq'],
      ['home', '/'],
    ].map(([page, path]) => ({
      event: 'page_view',
      properties: { page, title: `title of ${page}`, path },
    })),
  );
});

/** Events of the game, and the names of their actions for PostHog. */
const ACTIONS = [
  ['started', 'start'],
  ['restored', 'restore'],
  ['paused', 'pause'],
  ['resumed', 'resume'],
  ['jumped', 'jump'],
  ['landed', undefined],
  ['crouched', 'crouch'],
  ['shot', 'shoot'],
  ['turboStarted', 'turbo_activated'],
  ['turboReady', undefined],
  ['turboEnded', undefined],
  ['pickupAppeared', undefined],
  ['weaponCollected', 'weapon_collected'],
  ['pterodactylShot', 'monster_shot'],
  ['milestone', undefined],
  ['record', undefined],
  ['retrySucceeded', undefined],
] as const;

it('actions of the game have the specification’s names and fields', async () => {
  const { startAnalytics, trackGame } = await openPage();
  startAnalytics();
  for (const [type] of ACTIONS) trackGame('dino-run', { type });
  const over = (runs?: number) =>
    trackGame(
      'home',
      {
        type: 'crashed',
        result: { score: 215 },
        highScore: 700,
        run: { summary: { playedMs: 21_600 } },
      },
      runs,
    );
  over();
  over(2);
  over(1234);
  leave();
  const [, ...recorded] = events();
  const expected = ACTIONS.flatMap(([, action]) => (action === undefined ? [] : [action]));
  expect(recorded).toMatchObject([
    ...expected.map((action) => ({
      event: `game_${action}`,
      properties: { game_type: 'dino_run', variant: 'dino-run' },
    })),
    ...[{}, { runs: 2 }, { runs: 10 }].map((counted) => ({
      event: 'game_over',
      properties: {
        game_type: 'dino_run',
        variant: 'home',
        score: 215,
        high_score: 700,
        seconds: 22,
        ...counted,
      },
    })),
  ]);
  expect(recorded.at(-3)?.properties).not.toHaveProperty('runs');
});

it.each([
  ['', 'https://eu.i.posthog.com/batch/'],
  ['https://collector.example/', 'https://collector.example/batch/'],
])('with the host %j events go to %s', async (host, url) => {
  vi.stubEnv('VITE_POSTHOG_HOST', host);
  const { startAnalytics } = await openPage();
  startAnalytics();
  leave();
  expect(requests.map((request) => request.url)).toEqual([url]);
});

it('without a key nothing is recorded, listened for or sent', async () => {
  vi.stubEnv('VITE_POSTHOG_KEY', '');
  const listen = vi.spyOn(window, 'addEventListener');
  const { startAnalytics, trackGame } = await openPage();
  startAnalytics();
  trackGame('home', { type: 'started' });
  leave();
  expect(requests).toEqual([]);
  expect(listen).not.toHaveBeenCalled();
});
