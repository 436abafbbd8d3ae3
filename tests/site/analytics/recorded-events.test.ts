// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PackedEvent, readBatch } from '../../tools/posthog-batch.ts';
import { storedAnswer } from '../consent/stored-answer.ts';

let sent: { url: string; events: readonly PackedEvent[] }[];

beforeEach(() => {
  localStorage.setItem('cookie-consent', storedAnswer({ statistics: true }, 'posthog'));
  sent = [];
  vi.resetModules();
  vi.stubEnv('VITE_POSTHOG_KEY', 'phc_test');
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    sent.push({ url, events: readBatch(typeof body === 'string' ? body : '').events });
    return Promise.resolve(new Response());
  });
});

afterEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const open = () => import('#src/site/analytics.ts');
const leave = () => window.dispatchEvent(new Event('pagehide'));

it('app_loaded comes first and once; a page recorded twice in a row is one view, and coming back another', async () => {
  const { startAnalytics, trackPageView } = await open();
  startAnalytics();
  for (const path of ['/', '/', '/faq', '/faq', '/'])
    trackPageView({ page: `page of ${path}`, title: `title of ${path}`, path });
  leave();
  const [loaded, ...views] = sent.flatMap(({ events }) => events);
  expect(loaded?.event).toBe('app_loaded');
  expect(views).toMatchObject(
    ['/', '/faq', '/'].map((path) => ({
      event: 'page_view',
      properties: { page: `page of ${path}`, title: `title of ${path}`, path },
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
  const { startAnalytics, trackGame } = await open();
  startAnalytics();
  for (const [type] of ACTIONS) trackGame('dino-run', { type });
  trackGame('home', { type: 'crashed', result: { score: 215 }, highScore: 700 });
  leave();
  const [, ...events] = sent.flatMap((request) => request.events);
  const recorded = ACTIONS.flatMap(([, action]) => (action === undefined ? [] : [action]));
  expect(events).toMatchObject([
    ...recorded.map((action) => ({
      event: `game_${action}`,
      properties: { game_type: 'dino_run', variant: 'dino-run' },
    })),
    {
      event: 'game_over',
      properties: { game_type: 'dino_run', variant: 'home', score: 215, high_score: 700 },
    },
  ]);
});

it.each([
  ['', 'https://eu.i.posthog.com/batch/'],
  ['https://collector.example/', 'https://collector.example/batch/'],
])('with the host %j events go to %s', async (host, url) => {
  vi.stubEnv('VITE_POSTHOG_HOST', host);
  const { startAnalytics } = await open();
  startAnalytics();
  leave();
  expect(sent.map((request) => request.url)).toEqual([url]);
});

it('without a key nothing is recorded, listened for or sent', async () => {
  vi.stubEnv('VITE_POSTHOG_KEY', '');
  const listen = vi.spyOn(window, 'addEventListener');
  const { startAnalytics, trackGame } = await open();
  startAnalytics();
  trackGame('home', { type: 'started' });
  leave();
  expect(sent).toEqual([]);
  expect(listen).not.toHaveBeenCalled();
  listen.mockRestore();
});
