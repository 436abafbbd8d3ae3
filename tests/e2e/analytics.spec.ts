import type { Page } from '@playwright/test';
import { CONSENT } from '#content';
import { storedAnswer } from '../site/consent/stored-answer.ts';
import { serveVariant } from '../tools/site-variant.ts';
import { PostHogServer } from '../tools/posthog-server.ts';
import type { Server } from '../tools/nginx.ts';
import { expect, type GamePage, test } from './game.ts';
import { storedNames } from './stored-names.ts';

const KEY = 'phc_test';

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

/** Items of the game itself. */
const OWN = /^dino-(best-runs|days|high-score|hints|next-rival|stats|achievements)$/;

const ofType = (wanted: string) => postHog.events.filter(({ event }) => event === wanted);

test('nothing is sent or stored before consent, then each event is sent once', async ({
  game,
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await test.step('before consent nothing is sent, and nothing is stored for it', async () => {
    await open(game);
    await game.loaded();
    await game.crash('before consent');
    const foreign = async () => (await storedNames(page)).filter((name) => !OWN.test(name));
    await expect.poll(() => storedNames(page)).toContain('dino-best-runs');
    // By then the pending run has been moved to the database.
    await expect.poll(foreign).toEqual([]);
    await visit(page, 'History');
    await expect(page.getByRole('button', { name: CONSENT.accept, exact: true })).toBeVisible();
    await page.goto('about:blank');
    await page.goto(`${site.origin}/faq`);
    expect(await foreign()).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(
      asked.filter((url) => !url.startsWith('about:') && new URL(url).origin !== site.origin),
    ).toEqual([]);
    expect(postHog.requests).toEqual([]);
  });

  await test.step('Accept sends the events held back, with their original times', async () => {
    await open(game);
    const seen = await page.evaluate(() => Date.now());
    await visit(page, 'FAQ');
    await click(page, CONSENT.accept);
    await expect.poll(() => postHog.names).toEqual(['app_loaded', 'page_view', 'page_view']);
    const [loaded, home] = postHog.events;
    for (const event of [loaded, home])
      expect(Date.parse(event?.timestamp ?? '')).toBeLessThanOrEqual(seen);
    await page.goBack();
    await game.ready();
    await expect.poll(pagesSeen).toEqual(['/', '/faq', '/']);
  });

  await test.step('a run, and a visit that ends, are told once', async () => {
    await game.crash('told once');
    await visit(page, 'History');
    await expect(page).toHaveTitle(/History/);
    await page.goto('about:blank');
    await expect.poll(pagesSeen).toEqual(['/', '/faq', '/', '/history']);
    for (const once of ['app_loaded', 'game_start', 'game_over'])
      expect(ofType(once), once).toHaveLength(1);
    expect(ofType('game_over')[0]?.properties).toMatchObject({ runs: 2, seconds: 3 });
    expect(new Set(postHog.requests)).toEqual(new Set(['POST /batch/']));
  });
});

test('the game is not affected when the analytics host is down', async ({ game, page }) => {
  game.expectedErrors.push(/Failed to load resource: net::ERR_/);
  await acceptBefore(page);
  await postHog.close();
  const asked = page.waitForRequest((request) => request.url().startsWith(postHog.origin));
  await open(game);
  await asked;
  await game.crash('dead host');
  await expect(game.newRun).toBeEnabled();
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await postHog.open();
});
