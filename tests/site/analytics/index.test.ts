// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PackedEvent, readBatch } from '../../tools/posthog-batch.ts';

let sent: { url: string; events: readonly PackedEvent[] }[];

beforeEach(() => {
  localStorage.setItem('cookie-consent', 'true');
  localStorage.setItem('cookie-consent-asked', `${new Date().toISOString().slice(0, 10)} posthog`);
  sent = [];
  vi.resetModules();
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

const open = () => import('#site/testing');
const leave = () => window.dispatchEvent(new Event('pagehide'));

describe('with a key', () => {
  beforeEach(() => vi.stubEnv('VITE_POSTHOG_KEY', 'phc_test'));

  it('the start, page views and events of the game are sent under the names of the specification', async () => {
    const { startAnalytics, trackPageView, trackGame } = await open();
    startAnalytics();
    trackPageView({ page: 'home', title: 'Home | Dino Sprint', path: '/' });
    trackGame('home', { type: 'start' });
    trackGame('home', { type: 'over', score: 12, high_score: 30 });
    leave();
    expect(sent[0]?.events.map(({ event }) => event)).toEqual([
      'app_loaded',
      'page_view',
      'game_start',
      'game_over',
    ]);
    expect(sent[0]?.events.map(({ properties }) => properties)).toMatchObject([
      {},
      { page: 'home', title: 'Home | Dino Sprint', path: '/' },
      { game_type: 'dino_run', variant: 'home' },
      { game_type: 'dino_run', variant: 'home', score: 12, high_score: 30 },
    ]);
  });

  it('what follows by itself is not sent: only actions of the player and their outcome are', async () => {
    const { startAnalytics, trackGame } = await open();
    startAnalytics();
    const byThemselves = [
      'land',
      'milestone',
      'record',
      'retry_success',
      'turbo_ended',
      'turbo_ready',
      'weapon_appeared',
    ];
    for (const type of ['jump', 'turbo_activated', ...byThemselves, 'weapon_collected', 'over']) {
      trackGame('home', { type });
    }
    leave();
    expect(sent[0]?.events.map(({ event }) => event)).toEqual([
      'app_loaded',
      'game_jump',
      'game_turbo_activated',
      'game_weapon_collected',
      'game_over',
    ]);
  });

  it('a page recorded twice in a row is one view; coming back to it is another', async () => {
    const { startAnalytics, trackPageView } = await open();
    startAnalytics();
    for (const path of ['/', '/', '/faq', '/faq', '/'])
      trackPageView({ page: path, title: path, path });
    leave();
    expect(sent[0]?.events.map(({ properties }) => properties['path'])).toEqual([
      undefined,
      '/',
      '/faq',
      '/',
    ]);
  });

  it.each([
    [undefined, 'https://eu.i.posthog.com/batch/'],
    ['', 'https://eu.i.posthog.com/batch/'],
    ['https://collector.example', 'https://collector.example/batch/'],
    ['https://collector.example/', 'https://collector.example/batch/'],
  ])('with the host %j events go to %s', async (host, url) => {
    if (host !== undefined) vi.stubEnv('VITE_POSTHOG_HOST', host);
    const { startAnalytics } = await open();
    startAnalytics();
    leave();
    expect(sent.map((request) => request.url)).toEqual([url]);
  });
});

it.each([undefined, ''])(
  'with the key %j nothing is recorded, listened for or sent',
  async (key) => {
    if (key !== undefined) vi.stubEnv('VITE_POSTHOG_KEY', key);
    const listen = vi.spyOn(window, 'addEventListener');
    const { startAnalytics, trackPageView, trackGame } = await open();
    startAnalytics();
    trackPageView({ page: 'home', title: 'Home', path: '/' });
    trackGame('home', { type: 'start' });
    leave();
    expect(sent).toEqual([]);
    expect(listen).not.toHaveBeenCalled();
    listen.mockRestore();
  },
);
