import { CREATORS, DEFAULT_ORIGIN } from '#content';
import { expect, test } from './game.ts';
import { hydrated } from './hydrated.ts';
import { PAGES } from './paths.ts';

test('every link on every page leads to a page or a file of the site', async ({ request }) => {
  const targets = new Set<string>();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    for (const [, target = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      if (!target.startsWith('#')) targets.add(target.replace(DEFAULT_ORIGIN, ''));
    }
  }
  expect(targets).toContain('/dino-run');
  for (const target of targets) {
    expect(target, 'a link of the site itself').toMatch(/^\//);
    expect((await request.get(target)).status(), target).toBe(200);
  }
});

test('every page has a unique title and description', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    for (const pattern of [
      /<title>([^<]+)<\/title>/,
      /<meta name="description" content="([^"]+)"/,
    ]) {
      const text = pattern.exec(html)?.[1] ?? '';
      expect(text, `${path} ${String(pattern)}`).not.toBe('');
      expect(seen.get(text), `${text}: on ${path} and elsewhere`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

test('the canonical URL of a variant page is the home page’s, that of an article its own', async ({
  page,
}) => {
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/dino-run');
  await expect(canonical).toHaveAttribute('href', `${DEFAULT_ORIGIN}/`);
  await page.goto('/history');
  await expect(canonical).toHaveAttribute('href', `${DEFAULT_ORIGIN}/history`);
});

test('a page is shared under its own address, even a variant, and an article as an article', async ({
  page,
}) => {
  const shared = page.locator('meta[property="og:url"]');
  const type = page.locator('meta[property="og:type"]');
  for (const [address, path, kind] of [
    ['/dino-run', '/dino-run', 'website'],
    ['/history/', '/history', 'article'],
    ['/', '/', 'website'],
  ] as const) {
    await page.goto(address);
    await expect(shared).toHaveCount(1);
    await expect(shared).toHaveAttribute('content', `${DEFAULT_ORIGIN}${path}`);
    await expect(type).toHaveAttribute('content', kind);
  }
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle(/Questions/);
  await expect(shared).toHaveAttribute('content', `${DEFAULT_ORIGIN}/faq`);
});

test('structured data says that the game is free, and is removed when its page is left', async ({
  game,
  page,
}) => {
  await game.open('/dino-game');
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.first().textContent()) ?? '')).toMatchObject({
    '@type': ['VideoGame', 'WebApplication'],
    genre: 'Arcade',
    gamePlatform: 'Web browser',
    operatingSystem: 'Any',
    offers: { price: 0, priceCurrency: 'USD' },
  });
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveTitle(/History/);
  await expect.poll(async () => (await data.allTextContents()).join()).not.toContain('VideoGame');
  await page.goto('/who-created-the-dinosaur-game');
  expect(JSON.parse((await data.first().textContent()) ?? '')).toMatchObject({
    '@type': 'Article',
    datePublished: '2024-07-27',
    dateModified: CREATORS.modified,
    image: `${DEFAULT_ORIGIN}/pictures/og-creators.png`,
  });
});

test('structured data names the site on the home page, and places every other page in it', async ({
  request,
}) => {
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => json,
    );
    const has = (type: string) => data.some((json) => json.includes(`"@type":"${type}"`));
    expect(has('WebSite'), path).toBe(path === '/');
    expect(has('Organization'), path).toBe(path === '/' || has('Article'));
    expect(has('Article'), path).toBe(
      ['/history', '/who-created-the-dinosaur-game'].includes(path),
    );
    expect(has('FAQPage'), path).toBe(path === '/faq');
    const trail = data.find((json) => json.includes('"@type":"BreadcrumbList"'));
    if (path === '/') expect(trail).toBeUndefined();
    else expect(trail, path).toContain(`"item":"${DEFAULT_ORIGIN}${path}"`);
  }
});

test("legal texts show today's date as their last update", async ({ page }) => {
  await page.clock.setFixedTime(new Date(2031, 4, 9, 12));
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    await page.goto(path);
    await expect(
      page.getByText(/^Last updated: 9 May 2031\. Text of \d+ \w+ 20\d\d\.$/),
    ).toBeVisible();
  }
});

test('the pictures of the articles are there, and keep their place while they load', async ({
  page,
}) => {
  for (const [path, count] of [
    ['/who-created-the-dinosaur-game', 1],
    ['/history', 3],
  ] as const) {
    await page.goto(path);
    const pictures = page.getByRole('figure').getByRole('img');
    await expect(pictures).toHaveCount(count);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('alt', /T-Rex/);
      await expect(picture).toHaveAttribute('width', '1000');
      await expect(picture).toHaveAttribute('height', '380');
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
        )
        .toBe(1000);
    }
  }
});

test.describe('questions and answers', () => {
  const open = 'details[open]';

  test('an address with the name of an answer opens that answer, and the answer stays closed once the visitor has closed it', async ({
    page,
  }) => {
    let onClosed = (): void => undefined;
    const closed = new Promise<void>((resolve) => (onClosed = resolve));
    await page.route('**/Faq-*.js', async (route) => {
      await closed;
      await route.continue();
    });
    await page.goto('/faq#score');
    const answer = page.locator('#score');
    await expect(answer).toHaveAttribute('open');
    await expect(answer.locator('summary')).toBeInViewport();
    await answer.locator('summary').click();
    await expect(page.locator(open)).toHaveCount(0);
    onClosed();
    await hydrated(page);
    await expect(page.locator(open)).toHaveCount(0);
    // Without a new page, as when the visitor edits the address.
    await page.evaluate(() => window.location.assign('#speed'));
    await expect(page.locator(open)).toHaveAttribute('id', 'speed');
  });

  test('a link in a text opens the answer that it names, and moves the focus there', async ({
    page,
  }) => {
    await page.goto('/history');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'controls' }).click();
    await expect(page).toHaveURL('/faq#controls');
    await expect(page.locator(open)).toHaveAttribute('id', 'controls');
    const question = page.locator('#controls summary');
    await expect(question).toBeInViewport();
    await expect(question).toBeFocused();
    await page.locator('#how-to-play summary').click();
    await page.locator('#how-to-play').getByRole('link', { name: 'Dino Game' }).click();
    await expect(page).toHaveURL('/dino-game');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('at most one answer is open, and an open answer can be closed', async ({ page }) => {
    await page.goto('/faq');
    const questions = page.getByRole('main').locator('summary');
    await expect(questions).toHaveCount(12);
    await questions.nth(2).click();
    await questions.nth(5).click();
    await expect(page.locator(open)).toHaveCount(1);
    await expect(page.locator(open).locator('summary')).toHaveText(
      (await questions.nth(5).textContent()) ?? '',
    );
    await questions.nth(5).click();
    await expect(page.locator(open)).toHaveCount(0);
  });

  test('the keys keep their default with a modifier, or when no question has the focus', async ({
    page,
  }) => {
    await page.goto('/faq');
    await hydrated(page);
    const questions = page.getByRole('main').locator('summary');
    await questions.nth(0).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(questions.nth(0)).toBeFocused();
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Home');
    await expect(link).toBeFocused();
  });
});
