import { FAQ } from '#content';
import { arrive, expect, test } from './game.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';

test('going back leads to where the visitor was', async ({ page }) => {
  await page.goto('/history');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  const scrolled = () => page.evaluate(() => window.scrollY);
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The History of the Dino Game');
  await expect.poll(scrolled).toBeGreaterThan(500);
});

test('a game that does not load says so in its place, and is asked for again', async ({
  game,
  page,
}) => {
  // 422: React renders afresh what it could not hydrate.
  game.expectedErrors.push(/Failed to load resource/, /LoadError/, /React error #422/);
  await page.route('**/play-*.js', (route) => route.abort());
  await page.goto('/');
  const alert = page.getByRole('alert').filter({ hasText: 'The game didn’t load.' });
  await game.interactUntil(alert);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/play-*.js');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await game.ready();
});

test('the pictures of an article are there, and keep their place while they load', async ({
  page,
}) => {
  await page.goto('/history');
  const pictures = page.getByRole('figure').getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('width', '1000');
    await expect(picture).toHaveAttribute('height', '380');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBe(1000);
  }
});

test.describe('questions and answers', () => {
  const open = 'details[open]';

  test('an address with the name of an answer opens that answer, and the answer stays closed once the visitor has closed it', async ({
    page,
  }) => {
    const script = await holdRequests(page, '**/Faq-*.js');
    await page.goto('/faq#score');
    const answer = page.locator('#score');
    await expect(answer).toHaveAttribute('open');
    await expect(answer.locator('summary')).toBeInViewport();
    await answer.locator('summary').click();
    await expect(page.locator(open)).toHaveCount(0);
    script.release();
    await hydrated(page);
    await expect(page.locator(open)).toHaveCount(0);
    // Without a new page, as when the visitor edits the address.
    await page.evaluate(() => window.location.assign('#speed'));
    await expect(page.locator(open)).toHaveAttribute('id', 'speed');
  });

  test('a link in a text opens the answer that it names, and moves the focus there, also on a page served at an odd address', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}//history`);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'controls' }).click();
    await expect(page).toHaveURL('/faq#controls');
    await expect(page.locator(open)).toHaveAttribute('id', 'controls');
    await expect(page.locator('#controls summary')).toBeInViewport();
    await expect(page.locator('#controls summary')).toBeFocused();
  });

  test('at most one answer is open, and the keys move between the questions, also without React', async ({
    page,
  }) => {
    const react = await holdRequests(page, '**/assets/hydrate-*.js');
    await arrive(page, '/faq', 'focusin');
    const questions = page.getByRole('main').locator('summary');
    await expect(questions).toHaveText(FAQ.items.map(({ question }) => question));
    await questions.nth(2).click();
    await questions.nth(5).click();
    await expect(page.locator(open)).toHaveCount(1);
    await expect(page.locator(open).locator('summary')).toHaveText(FAQ.items[5]?.question ?? '');
    await questions.nth(5).click();
    await expect(page.locator(open)).toHaveCount(0);
    const last = FAQ.items.length - 1;
    for (const [key, place] of [
      ['Home', 0],
      ['Shift+ArrowDown', 0],
      ['ArrowUp', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect(questions.nth(place), key).toBeFocused();
    }
    react.release();
    await hydrated(page);
    await page.keyboard.press('Home');
    await expect(questions.first()).toBeFocused();
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Home');
    await expect(link).toBeFocused();
  });
});
