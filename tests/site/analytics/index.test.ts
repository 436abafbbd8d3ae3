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

it('a page recorded twice in a row is one view; coming back to it is another', async () => {
  const { startAnalytics, trackPageView } = await open();
  startAnalytics();
  for (const path of ['/', '/', '/faq', '/faq', '/'])
    trackPageView({ page: path, title: path, path });
  leave();
  const [, ...views] = sent[0]?.events ?? [];
  expect(views.map(({ properties }) => properties['path'])).toEqual(['/', '/faq', '/']);
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
  trackGame('home', { type: 'start' });
  leave();
  expect(sent).toEqual([]);
  expect(listen).not.toHaveBeenCalled();
  listen.mockRestore();
});
