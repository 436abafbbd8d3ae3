import { expect, test } from './game.ts';

test('the header links to its pages, and each has its own title', async ({ game, page }) => {
  await game.open('/');
  await expect(page).toHaveTitle('Play the Chrome Dino Game Online! | Dino Sprint');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'History' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The History of the Dino Game');
  await expect(page).toHaveTitle('The History of the Dino Game | Dino Sprint');
  await page.getByRole('link', { name: 'Play Dino Game Now' }).click();
  await game.ready();
});

test('an unknown path shows the 404 page, is logged to the console, and links to the home page', async ({
  game,
  page,
}) => {
  game.expectedErrors.push(/No page at \/nowhere/, /status of 404/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('/nowhere'));
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await logged;
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await game.ready();
});

test('every link to a page shows the page’s name in one piece', async ({ page }) => {
  await page.goto('/arcade-games');
  const links = page.getByRole('link', { name: 'T-Rex Chrome' });
  expect(await links.count()).toBeGreaterThan(3);
  for (const link of await links.all())
    expect(await link.innerText()).toBe(await link.textContent());
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
