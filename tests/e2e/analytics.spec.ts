import type { Page } from '@playwright/test';
import { CONSENT, STATISTICS_PURPOSE } from '#content';
import { storedAnswer } from '../site/consent/stored-answer.ts';
import { serveVariant } from '../tools/site-variant.ts';
import { PostHogServer } from '../tools/posthog-server.ts';
import type { Server } from '../tools/nginx.ts';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, type GamePage, test } from './game.ts';
import { storedNames } from './stored-names.ts';
import { hydrated } from './hydrated.ts';

const KEY = 'phc_test';

const UNREACHABLE = /Failed to load resource: net::ERR_/;

test.describe.configure({ mode: 'default' });

const postHog = new PostHogServer();
let site: Server;

test.beforeAll(async () => {
  await postHog.open();
  site = await serveVariant({ VITE_POSTHOG_KEY: KEY, VITE_POSTHOG_HOST: postHog.origin });
});

test.afterAll(async () => {
  await site.close();
  await postHog.close();
});

test.beforeEach(({ game }) => {
  // Requesting `game` makes each test check the console for errors.
  expect(game.expectedErrors).toEqual([]);
  postHog.reset();
});

test.afterEach(() => {
  expect(postHog.refused).toEqual([]);
  expect(new Set(postHog.batches.map(({ apiKey }) => apiKey))).toEqual(
    postHog.batches.length === 0 ? new Set() : new Set([KEY]),
  );
});

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const visit = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const open = (game: GamePage) => game.open(`${site.origin}/?debug`);

async function acceptBefore(page: Page): Promise<void> {
  await page.addInitScript(
    (answer) => {
      if (location.protocol === 'http:') localStorage.setItem('cookie-consent', answer);
    },
    storedAnswer({ statistics: true }, 'posthog'),
  );
}

const pagesSeen = () =>
  postHog.events
    .filter(({ event }) => event === 'page_view')
    .map(({ properties }) => properties['path']);

/** Stored after a short run, but only if the achievements' code had loaded by then. */
const LOADED_LATER = 'dino-achievements';

test('before consent nothing is sent, and nothing is stored for analytics', async ({
  game,
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await open(game);
  await game.loaded();
  await game.crash('before consent');
  // By now the pending run has been moved to the database.
  const names = async () => (await storedNames(page)).filter((name) => name !== LOADED_LATER);
  await expect.poll(names).toEqual(['dino-best-runs', 'dino-high-score', 'dino-numbers']);
  await visit(page, 'History');
  await expect(page.getByRole('button', { name: CONSENT.accept, exact: true })).toBeVisible();
  await page.goto('about:blank');
  expect(asked.filter((url) => new URL(url).origin !== site.origin)).toEqual([]);
  expect(postHog.requests).toEqual([]);
  await page.goto(`${site.origin}/faq`);
  expect(await names()).toEqual(['dino-best-runs', 'dino-high-score', 'dino-numbers']);
  expect(await context.cookies()).toEqual([]);
});

test('Accept sends the events held back so far, with their original times, and all later ones', async ({
  game,
  page,
}) => {
  await open(game);
  const seen = Date.now();
  await visit(page, 'FAQ');
  await click(page, CONSENT.accept);
  await expect.poll(() => postHog.names).toEqual(['app_loaded', 'page_view', 'page_view']);
  const [loaded] = postHog.events;
  expect(Date.parse(loaded?.timestamp ?? '')).toBeLessThanOrEqual(seen);
  await visit(page, 'History');
  await expect.poll(pagesSeen).toEqual(['/', '/faq', '/history']);
});

for (const answer of [CONSENT.refuse, CONSENT.close]) {
  test(
    `${answer} drops the events held back so far, and all later ones`,
    onlyInFullRun(answer === CONSENT.close),
    async ({ game, page }) => {
      await open(game);
      await click(page, answer);
      await game.crash('closed');
      await visit(page, 'History');
      await page.goto('about:blank');
      expect(postHog.requests).toEqual([]);
    },
  );
}

test('with Global Privacy Control nobody is asked, and nothing is sent', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await page.clock.install();
  await page.goto(`${site.origin}/faq`, { waitUntil: 'load' });
  await page.clock.runFor(60_000);
  await expect(page.getByRole('region', { name: CONSENT.title })).toHaveCount(0);
  await page.goto('about:blank');
  expect(postHog.requests).toEqual([]);
});

test('each event is sent once, with the names of the specification', async ({ game, page }) => {
  await acceptBefore(page);
  await open(game);
  await expect.poll(pagesSeen).toEqual(['/']);
  const { score, highScore } = await game.crash('told once');
  await visit(page, 'History');
  await expect(page).toHaveTitle(/History/);
  const historyTitle = await page.title();
  await page.goto('about:blank');
  await expect.poll(pagesSeen).toEqual(['/', '/history']);
  const { events } = postHog;

  expect(events.filter(({ event }) => event === 'app_loaded')).toHaveLength(1);
  expect(
    events.filter(({ event }) => event === 'page_view').map(({ properties }) => properties),
  ).toMatchObject([
    { page: 'home', path: '/' },
    { page: 'history', path: '/history', title: historyTitle },
  ]);
  expect(events.filter(({ event }) => event === 'game_start')).toHaveLength(1);
  expect(postHog.names).not.toContain('game_land');
  expect(
    events.filter(({ event }) => event === 'game_over').map(({ properties }) => properties),
  ).toMatchObject([{ score, high_score: highScore }]);
  for (const { properties } of events.filter(({ event }) => event.startsWith('game_'))) {
    expect(properties).toMatchObject({ game_type: 'dino_run', variant: 'home' });
  }
  // PostHog's own properties begin with a dollar sign; none may be about the browser or its
  // visitor.
  const added = new Set(
    events.flatMap(({ properties }) =>
      Object.keys(properties).filter((name) => name.startsWith('$')),
    ),
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
  expect(new Set(postHog.requests)).toEqual(new Set(['POST /batch/']));
});

test('another visit has another visitor id', onlyInFullRun(), async ({ page }) => {
  await acceptBefore(page);
  await page.goto(`${site.origin}/faq`);
  await expect.poll(() => postHog.names).toEqual(['app_loaded', 'page_view']);
  await page.reload();
  await expect
    .poll(() => postHog.names)
    .toEqual(['app_loaded', 'page_view', 'app_loaded', 'page_view']);
  expect(new Set(postHog.events.map(({ distinct_id }) => distinct_id)).size).toBe(2);
  expect(await storedNames(page)).toEqual(['cookie-consent']);
});

test.describe('no event is lost on leaving', () => {
  test('by closing the tab, right after the event', onlyInFullRun(), async ({ game, page }) => {
    await acceptBefore(page);
    await open(game);
    await expect.poll(pagesSeen).toEqual(['/']);
    await game.start('leaving');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => postHog.names.filter((name) => name === 'game_start')).toHaveLength(1);
  });

  test('while an earlier request is still pending', onlyInFullRun(), async ({ game, page }) => {
    await acceptBefore(page);
    postHog.silent = true;
    await open(game);
    await expect.poll(pagesSeen).toEqual(['/']);
    await game.start('leaving');
    await page.goto('about:blank');
    await expect.poll(() => postHog.names).toContain('game_start');
    expect(pagesSeen()).toEqual(['/']);
  });

  test('before the page has loaded', async ({ page }) => {
    await acceptBefore(page);
    // Never answered, so the page never fires its load event.
    await page.route('**/favicon.png', () => undefined);
    await page.goto(`${site.origin}/faq`, { waitUntil: 'domcontentloaded' });
    // The router needs React to change the page without a new document.
    await hydrated(page);
    await visit(page, 'History');
    await expect(page).toHaveTitle(/History/);
    expect(postHog.requests).toEqual([]);
    await page.goto('about:blank');
    await expect.poll(() => postHog.names).toEqual(['app_loaded', 'page_view', 'page_view']);
  });
});

test('withdrawing consent stops all sending at once', async ({ game, page }) => {
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
  await click(page, CONSENT.settings);
  await expect(page.getByRole('switch', { name: STATISTICS_PURPOSE.label })).not.toBeChecked();
  expect(pagesSeen()).toEqual(['/']);
  expect(postHog.names).not.toContain('game_over');
});

test.describe('the game is not affected when the analytics host', () => {
  test('is down', async ({ game, page }) => {
    game.expectedErrors.push(UNREACHABLE);
    await acceptBefore(page);
    await postHog.close();
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().startsWith(postHog.origin),
    );
    await open(game);
    await refused;
    await game.crash('dead host');
    await postHog.open();
  });

  test('accepts without a response', async ({ game, page }) => {
    game.expectedErrors.push(UNREACHABLE);
    await acceptBefore(page);
    postHog.silent = true;
    await open(game);
    await expect.poll(() => postHog.requests).not.toEqual([]);
    await game.crash('slow host');
    await visit(page, 'History');
    await expect(game.stage).toHaveCount(0);
    await visit(page, 'Home');
    await game.ready();
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
  });
});
