import type { FrameLocator, Page, Request } from '@playwright/test';
import { DEFAULT_ORIGIN, EMBED_THE_GAME } from '#content';
import { LocalServer } from '../tools/local-server.ts';
import { fingers, middleOf } from './fingers.ts';
import { expect, SOON, test } from './game.ts';
import { pasted } from './pasted.ts';

/** In a frame of another site, or without an origin. */
const STORAGE_REFUSED = /Indexed Database API|denied permission/;

/** Somebody else's page, higher than any window, that allows no scripts and styles. */
const host = new LocalServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', host.origin);
  const frames = searchParams.get('frames');
  response.setHeader('Cross-Origin-Embedder-Policy', searchParams.get('isolation') ?? '');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-src http:");
  response.end(
    `<!doctype html><title>Somebody</title><h1>Somebody’s page</h1>${frames}<pre>${'\n'.repeat(300)}</pre>`,
  );
});

const hostOf = (frames: string, isolation = 'unsafe-none') =>
  `${host.origin}/?${String(new URLSearchParams({ frames, isolation }))}`;

test.beforeAll(() => host.open());
test.afterAll(() => host.close());

/** Opens somebody's page with frames of these addresses and sizes. */
async function openHost(
  page: Page,
  site: string | undefined,
  ...frames: readonly { path: string; size?: string; more?: string }[]
): Promise<void> {
  const tags = frames.map(
    ({ path, size = 'width="480" height="300"', more = '' }) =>
      `<iframe src="${site ?? ''}${path}" title="Game" allow="fullscreen" ${size} ${more}></iframe>`,
  );
  await page.goto(hostOf(tags.join(' ')));
}

const frameOf = (page: Page, index = 0) => page.locator('iframe').nth(index).contentFrame();
const stageOf = (frame: FrameLocator) => frame.getByRole('application', { name: /dino game/i });
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

async function expectPhase(frame: FrameLocator, phase: string): Promise<void> {
  await expect(stageOf(frame)).toHaveAttribute('data-phase', phase);
}

test('a frame loads a picture, and is played by keys once it has the focus; before that Space scrolls its page', async ({
  page,
  baseURL,
  game,
}) => {
  game.expectedErrors.push(STORAGE_REFUSED);
  let bytes = 0;
  const pending = new Set<Request>();
  const isOurs = (request: Request) => request.url().startsWith(baseURL ?? '');
  page.on('request', (request) => isOurs(request) && pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', async (request) => {
    if (!isOurs(request)) return;
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
    pending.delete(request);
  });
  await openHost(page, baseURL, { path: '/embed' }, { path: '/embed' });
  const [first, second] = [frameOf(page), frameOf(page, 1)];
  const canvases = [first, second].map((frame) => stageOf(frame).locator('canvas'));

  await test.step('it is light and still', async () => {
    // What a page fetches beforehand, it fetches when it is idle.
    for (const frame of [first, second])
      await stageOf(frame).evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
    await expect(first.getByRole('button', { name: 'Start' })).toBeVisible();
    await expect(first.getByRole('link', { name: 'Dino Sprint' })).toBeInViewport({ ratio: 1 });
    // Both frames together.
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(60_000);
    expect(await focused(page)).toBe('BODY');
  });

  await test.step('keys are the page’s', async () => {
    await page.keyboard.press('Space');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    for (const canvas of canvases) await expect(canvas).toHaveCount(0);
    // A key is lost while the page still scrolls.
    await expect
      .poll(async () => {
        await page.keyboard.press('Home');
        return scrolled(page);
      })
      .toBe(0);
  });

  await test.step('a wheel over it scrolls the page', async () => {
    await page.mouse.move(...(await middleOf(stageOf(first))));
    await page.mouse.wheel(0, 120);
    await expect.poll(() => scrolled(page)).toBe(120);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  await test.step('a click starts a run in one of them', async () => {
    await stageOf(first).click();
    await expectPhase(first, 'running');
    await page.keyboard.press('Space');
    await page.keyboard.press('KeyP');
    await expectPhase(first, 'paused');
    await page.keyboard.press('Space');
    await expectPhase(first, 'counting');
    expect(await scrolled(page)).toBe(0);
    await expectPhase(second, 'ready');
  });

  await test.step('a click into the other pauses it', async () => {
    await stageOf(second).click();
    await expectPhase(second, 'running');
    await expectPhase(first, 'paused');
    await page.getByRole('heading', { name: 'Somebody’s page' }).click();
    await expectPhase(second, 'paused');
  });

  await test.step('so does scrolling it out of view', async () => {
    await second.getByRole('button', { name: 'Resume' }).click();
    await expectPhase(second, 'counting');
    await page.mouse.wheel(0, 2000);
    await expectPhase(second, 'paused');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a frame is played by touches, fills no more than itself, and leaves the history alone', async ({
    page,
    baseURL,
    game,
  }) => {
    game.expectedErrors.push(STORAGE_REFUSED);
    const flat = { path: '/embed', size: 'width="340" height="220"' };
    await openHost(page, baseURL, flat, { path: '/embed', size: 'width="300" height="560"' });
    const [first, second] = [frameOf(page), frameOf(page, 1)];
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();

    await test.step('a finger on it scrolls the page', async () => {
      const hand = await fingers(page);
      const [x, y] = await middleOf(stageOf(second));
      await hand.down([x, y]);
      for (let moved = 20; moved <= 200; moved += 20) await hand.move([x, y - moved]);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
      // Lifted while it moves, it would throw the frame out of view.
      for (let moved = 180; moved >= 0; moved -= 20) await hand.move([x, y - moved]);
      await expect.poll(() => scrolled(page)).toBe(0);
      await hand.up();
      await expect(stageOf(second).locator('canvas')).toBeVisible();
      await expectPhase(second, 'ready');
    });

    await test.step('upright, it has large buttons for a run', async () => {
      await stageOf(second).tap();
      await expectPhase(second, 'running');
      await expect(second.getByRole('button', { name: 'Jump' })).toBeInViewport({ ratio: 1 });
      await second.getByRole('button', { name: 'Pause' }).tap();
      await expectPhase(second, 'paused');
      await expect(second.getByRole('button', { name: 'Back to the page' })).toBeHidden();
      await second.getByRole('button', { name: 'Resume' }).tap();
      await expectPhase(second, 'counting');
    });

    await test.step('flat, it stays as small as it is', async () => {
      await stageOf(first).tap();
      await expectPhase(first, 'running');
      await expect(first.getByRole('button', { name: 'Jump' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    });
    expect(await entries()).toBe(before);
  });
});

test('a frame whose address asks for today’s course opens it without taking the focus or scrolling its page', async ({
  page,
  baseURL,
  game,
}) => {
  game.expectedErrors.push(STORAGE_REFUSED);
  const size = 'width="1200" height="600"';
  // Of the second only the top is in view.
  await openHost(page, baseURL, { path: '/embed', size }, { path: '/embed#daily', size });
  const frame = frameOf(page, 1);
  await expect(stageOf(frame).locator('canvas')).toBeVisible();
  await expect
    .poll(() => stageOf(frame).evaluate(() => location.hash), { intervals: SOON })
    .toBe('');
  await expectPhase(frame, 'ready');
  expect(await focused(page)).toBe('BODY');
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press('Space');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
});

for (const isolation of ['require-corp', 'credentialless']) {
  test(`frames of an isolated page (${isolation}) play, and the link in a sandboxed one opens the site`, async ({
    page,
    context,
    baseURL,
    game,
  }) => {
    game.expectedErrors.push(STORAGE_REFUSED, /Permissions policy violation/);
    const frames = ['', 'sandbox="allow-scripts allow-popups"'].map(
      (more) => `<iframe src="${baseURL}/embed" title="Game" ${more}></iframe>`,
    );
    await page.goto(hostOf(frames.join(' '), isolation));
    for (const index of [0, 1]) {
      await stageOf(frameOf(page, index)).click();
      await expectPhase(frameOf(page, index), 'running');
    }
    const popup = context.waitForEvent('page');
    await frameOf(page, 1).getByRole('link', { name: 'Dino Sprint' }).click();
    const site = (await popup).getByRole('application', { name: /dino game/i });
    await site.click();
    await expect(site).toHaveAttribute('data-phase', 'running');
  });
}

test('a sandboxed frame, where the browser stores nothing, is played to the end without a word about it', async ({
  page,
  baseURL,
  game,
}) => {
  game.expectedErrors.push(STORAGE_REFUSED, /Permissions policy violation/);
  const size = 'width="1200" height="600"';
  await openHost(page, baseURL, { path: '/embed?debug', size, more: 'sandbox="allow-scripts"' });
  const frame = frameOf(page);
  await stageOf(frame).click();
  await expectPhase(frame, 'running');
  await stageOf(frame).evaluate(async () => {
    while (globalThis.dinoDebug === undefined) await new Promise(requestAnimationFrame);
    await globalThis.dinoDebug.loaded();
    globalThis.dinoDebug.manual(true);
    globalThis.dinoDebug.start('in a sandbox');
    globalThis.dinoDebug.step(3000, 0);
  });
  await expect(frame.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(frame.getByRole('alert').filter({ visible: true })).toHaveCount(0);

  const press = (name: string) => frame.getByRole('button', { name, exact: true }).click();
  await test.step('its dialogs open, and copy though their page has not allowed it', async () => {
    await press('Share');
    await press('Copy text and link');
    await expect(frame.getByText('Text and link copied.')).toBeVisible();
    expect(await pasted(page)).toMatch(
      / in Dino Sprint, .*\nWatch the run, or race it:\nhttp.*#run=\S+$/,
    );
    await press('Close');
    for (const name of ['Mute', 'Settings']) await press(name);
    await expect(frame.getByRole('dialog')).toBeVisible();
  });
});

test('the page about it shows the game, and copies a line that shows it on any page', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/embed-the-game');
  await expect(frameOf(page).getByRole('button', { name: 'Start' })).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(async () => {
    await page.getByRole('button', { name: EMBED_THE_GAME.line.copy, exact: true }).click();
    await expect(page.getByText(EMBED_THE_GAME.line.copied)).toBeVisible({ timeout: 500 });
  }).toPass();
  const line = await pasted(page);
  expect(line).toContain(`src="${DEFAULT_ORIGIN}/embed"`);
  for (const part of [
    'title="Dino Sprint"',
    'loading="lazy"',
    'gamepad; autoplay; clipboard-write',
  ])
    expect(line).toContain(part);
  await page.goto(hostOf(line.replace(DEFAULT_ORIGIN, baseURL ?? '')));
  await expect(frameOf(page).getByRole('button', { name: 'Start' })).toBeVisible();
});
