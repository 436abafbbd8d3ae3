import type { Page } from '@playwright/test';
import { CONSENT } from '#content';
import { serveVariant } from '../tools/site-variant.ts';
import { PostHogServer } from '../tools/posthog-server.ts';
import type { Server } from '../tools/nginx.ts';
import { expect, type GamePage, test } from './game.ts';

const KEY = 'phc_test';

/** What the browser itself says of a host that does not answer. */
const UNREACHABLE = /Failed to load resource: net::ERR_/;

// One build for all of them.
test.describe.configure({ mode: 'default' });

const collector = new PostHogServer();
let site: Server;

test.beforeAll(async () => {
  await collector.open();
  site = await serveVariant({ VITE_POSTHOG_KEY: KEY, VITE_POSTHOG_HOST: collector.url });
});

test.afterAll(async () => {
  await site.close();
  await collector.die();
});

test.beforeEach(({ game }) => {
  // The fixture watches the console, also in tests that do not play.
  expect(game.expectedErrors).toEqual([]);
  collector.reset();
});

/** In every test PostHog would have accepted each request, and each event arrived once. */
test.afterEach(() => {
  expect(collector.refused).toEqual([]);
  expect(new Set(collector.batches.map(({ apiKey }) => apiKey))).toEqual(
    collector.batches.length === 0 ? new Set() : new Set([KEY]),
  );
  const ids = collector.events.flatMap(({ uuid }) => uuid ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const visit = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const open = (game: GamePage) => game.open(`${site.origin}/?debug`);

/** Consent from an earlier visit. */
async function acceptBefore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('cookie-consent', 'true');
  });
}

const storedNames = async (page: Page) => (await page.evaluate(() => Object.keys(localStorage))).sort();

const pagesSeen = () =>
  collector.events.filter(({ event }) => event === 'page_view').map(({ properties }) => properties['path']);

test('before consent nothing goes anywhere, and nothing is stored', async ({ game, page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await open(game);
  await game.crash('before consent');
  await expect(page.getByText(/^Last run: /)).toBeVisible();
  // The numbers are counted, and what is noted of the run until the database has it is gone.
  await expect.poll(() => storedNames(page)).toEqual(['dino-high-score', 'dino-numbers']);
  await visit(page, 'History');
  await expect(page.getByRole('button', { name: CONSENT.accept, exact: true })).toBeVisible();
  await page.goto('about:blank');
  expect(asked.filter((url) => new URL(url).origin !== site.origin)).toEqual([]);
  expect(collector.requests).toEqual([]);
  await page.goto(`${site.origin}/faq`);
  expect(await storedNames(page)).toEqual(['dino-high-score', 'dino-numbers']);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('Accept sends what waited, with its own time, and what comes after it', async ({ game, page }) => {
  await open(game);
  const seen = Date.now();
  await visit(page, 'FAQ');
  await click(page, CONSENT.accept);
  await expect.poll(() => collector.names).toEqual(['app_loaded', 'page_view', 'page_view']);
  const [loaded] = collector.events;
  expect(Date.parse(loaded?.timestamp ?? '')).toBeLessThanOrEqual(seen);
  await visit(page, 'History');
  await expect.poll(pagesSeen).toEqual(['/', '/faq', '/history']);
});

test('continuing without accepting drops what waited, and what comes after', async ({ game, page }) => {
  await open(game);
  await click(page, CONSENT.close);
  await game.crash('closed');
  await visit(page, 'History');
  await page.goto('about:blank');
  expect(collector.requests).toEqual([]);
});

test('each event is sent once, under the names of the specification', async ({ game, page }) => {
  await acceptBefore(page);
  await open(game);
  await expect.poll(pagesSeen).toEqual(['/']);
  const { score, highScore } = await game.crash('told once');
  await visit(page, 'History');
  await expect(page).toHaveTitle(/History/);
  const historyTitle = await page.title();
  await page.goto('about:blank');
  await expect.poll(pagesSeen).toEqual(['/', '/history']);
  const { events } = collector;

  expect(events.filter(({ event }) => event === 'app_loaded')).toHaveLength(1);
  expect(events.filter(({ event }) => event === 'page_view').map(({ properties }) => properties)).toMatchObject([
    { page: 'home', path: '/' },
    { page: 'history', path: '/history', title: historyTitle },
  ]);
  expect(events.filter(({ event }) => event === 'game_start')).toHaveLength(1);
  expect(events.filter(({ event }) => event === 'game_over').map(({ properties }) => properties)).toMatchObject([
    { score, high_score: highScore },
  ]);
  for (const { properties } of events.filter(({ event }) => event.startsWith('game_'))) {
    expect(properties).toMatchObject({ game_type: 'dino_run', variant: 'home' });
  }
  // PostHog's own properties begin with a dollar sign; none of them is about the browser or its visitor.
  const added = new Set(
    events.flatMap(({ properties }) => Object.keys(properties).filter((name) => name.startsWith('$'))),
  );
  expect([...added].sort()).toEqual([
    '$geoip_disable',
    '$is_identified',
    '$lib',
    '$lib_version',
    '$process_person_profile',
    '$session_id',
  ]);
  expect(new Set(events.map(({ distinct_id }) => distinct_id)).size).toBe(1);
  expect(new Set(collector.requests)).toEqual(new Set(['POST /batch/']));
});

test('another visit counts as a new visitor', async ({ page }) => {
  await acceptBefore(page);
  await page.goto(`${site.origin}/faq`);
  await expect.poll(() => collector.names).toEqual(['app_loaded', 'page_view']);
  await page.reload();
  await expect.poll(() => collector.names).toEqual(['app_loaded', 'page_view', 'app_loaded', 'page_view']);
  expect(new Set(collector.events.map(({ distinct_id }) => distinct_id)).size).toBe(2);
  expect(await storedNames(page)).toEqual(['cookie-consent']);
});

test.describe('nothing is lost on leaving', () => {
  const leave = {
    'to another site': (page: Page) => page.goto('about:blank'),
    'by a reload': (page: Page) => page.reload(),
    'by closing the tab': (page: Page) => page.close({ runBeforeUnload: true }),
  };

  for (const [how, go] of Object.entries(leave)) {
    test(`${how}, right after the event`, async ({ game, page }) => {
      await acceptBefore(page);
      await open(game);
      await expect.poll(pagesSeen).toEqual(['/']);
      await game.start('leaving');
      await go(page);
      await expect.poll(() => collector.names.filter((name) => name === 'game_start')).toHaveLength(1);
    });
  }

  test('while an earlier request is still in flight', async ({ game, page }) => {
    await acceptBefore(page);
    collector.manner = 'takes it silently';
    await open(game);
    await expect.poll(pagesSeen).toEqual(['/']);
    await game.start('leaving');
    await page.goto('about:blank');
    await expect.poll(() => collector.names).toContain('game_start');
    expect(pagesSeen()).toEqual(['/']);
  });

  test('before the page has loaded', async ({ page }) => {
    await acceptBefore(page);
    // Never answered, so the page never has its load event.
    await page.route('**/favicon.png', () => undefined);
    await page.goto(`${site.origin}/faq`, { waitUntil: 'domcontentloaded' });
    await visit(page, 'History');
    await expect(page).toHaveTitle(/History/);
    expect(collector.requests).toEqual([]);
    await page.goto('about:blank');
    await expect.poll(() => collector.names).toEqual(['app_loaded', 'page_view', 'page_view']);
  });
});

test('withdrawn consent stops everything at once', async ({ game, page }) => {
  await open(game);
  await click(page, CONSENT.accept);
  await expect.poll(pagesSeen).toEqual(['/']);
  await game.manual(true);
  await game.start('withdrawn');
  await click(page, CONSENT.settings);
  await click(page, CONSENT.withdraw);
  await game.crash('withdrawn');
  await visit(page, 'History');
  await page.goto('about:blank');
  await page.goto(`${site.origin}/faq`);
  await expect(page.getByRole('button', { name: CONSENT.accept, exact: true })).toBeVisible();
  expect(pagesSeen()).toEqual(['/']);
  expect(collector.names).not.toContain('game_over');
});

test.describe('to the player it makes no difference that the host', () => {
  test('is down; when it is back it gets what is left', async ({ game, page }) => {
    game.expectedErrors.push(UNREACHABLE);
    await acceptBefore(page);
    await collector.die();
    const refused = page.waitForEvent('requestfailed', (request) => request.url().startsWith(collector.url));
    await open(game);
    await refused;
    await game.crash('dead host');
    await collector.open();
    await page.goto('about:blank');
    await expect.poll(() => collector.names).toContain('game_over');
    await expect.poll(pagesSeen).toEqual(['/']);
  });

  for (const manner of ['takes it silently', 'hangs up', 500, 400] as const) {
    test(`does this with what it gets: ${manner}`, async ({ game, page }) => {
      game.expectedErrors.push(UNREACHABLE, /the server responded with a status of (500|400)/);
      await acceptBefore(page);
      collector.manner = manner;
      await open(game);
      await expect.poll(() => collector.requests).not.toEqual([]);
      await game.crash('slow host');
      await visit(page, 'History');
      await expect(game.stage).toHaveCount(0);
      await visit(page, 'Home');
      await game.ready();
      await page.keyboard.press('Space');
      await expect(game.phase('running')).toBeVisible();
    });
  }
});

test('where storage is blocked, Accept sends as long as the page lives', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(`${site.origin}/faq`);
  await click(page, CONSENT.accept);
  await expect.poll(() => collector.names).toEqual(['app_loaded', 'page_view']);
});

test('without a key nothing is sent, whatever is accepted', async ({ game, page, context, baseURL }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await game.open();
  await click(page, CONSENT.accept);
  await game.crash('no key');
  await page.goto('about:blank');
  expect(asked.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  expect(asked.filter((url) => url.includes('posthog'))).toEqual([]);
});
