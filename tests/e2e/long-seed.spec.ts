import { expect, test } from './game.ts';

const SEED = `begin${'long'.repeat(2_000)}end`;
const SHORT = `${SEED.slice(0, 24)}…${SEED.slice(-8)}`;

for (const width of [390, 1280]) {
  test(`a seed of 8,000 characters is shown shortened, and selected whole where the page may not copy, ${width} px wide`, async ({
    game,
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed.'));
    });
    await page.setViewportSize({ width, height: 800 });
    await game.open(`/?debug&seed=${SEED}`);
    await game.manual(true);
    await game.start(SEED);
    await game.button('Enable Debug Mode').click();
    const course = page.getByText(`Every run is on ‘${SHORT}’`);
    await expect(course).toHaveRole('status');
    const panel = page.getByRole('region', { name: 'Debug' });
    await expect(panel.locator('code')).toHaveText(SHORT);
    await panel.getByRole('button', { name: 'Copy seed' }).click();
    await expect(panel.locator('code')).toHaveText(SEED);
    expect(await page.evaluate(() => String(getSelection()))).toBe(SEED);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    const overflowing = await page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (element) =>
            element.getBoundingClientRect().right > innerWidth + 1 &&
            element.getClientRects().length > 0,
        ).length,
    );
    expect(overflowing).toBe(0);
  });
}
