import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, test } from './game.ts';

const panel = 'aside > details';

test('the panel’s state is kept in a cookie that contains nothing else', async ({
  context,
  game,
  page,
}) => {
  await game.open();
  expect(await context.cookies()).toEqual([]);
  await expect(page.locator(panel)).toHaveAttribute('open');
  await page.locator(`${panel} > summary`).click();
  await expect(page.locator(panel)).not.toHaveAttribute('open');
  await expect.poll(() => context.cookies()).toHaveLength(1);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({
    name: 'dino-panel',
    value: 'closed',
    sameSite: 'Lax',
    path: '/',
    domain: '127.0.0.1',
  });

  await page.reload();
  await expect(page.locator(panel)).not.toHaveAttribute('open');
  await page.locator(`${panel} > summary`).click();
  await expect.poll(() => context.cookies()).toMatchObject([{ value: 'open' }]);
  await page.goto('/dino-run');
  await expect(page.locator(panel)).toHaveAttribute('open');
});

for (const when of ['before React is there', 'with React']) {
  test(
    `${when}, Space plays after the panel was closed by mouse`,
    onlyInFullRun(when === 'with React'),
    async ({ game, page }) => {
      await (when === 'with React' ? game.open() : page.goto('/?debug'));
      await page.locator(`${panel} > summary`).click();
      await expect(page.locator(panel)).not.toHaveAttribute('open');
      await page.keyboard.press('Space');
      await expect(game.phase('running')).toBeVisible();
      await expect(page.locator(panel)).not.toHaveAttribute('open');
    },
  );
}

test(
  'on a phone the panel is below the stage, and nothing is wider than the screen',
  onlyInFullRun(),
  async ({ game, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await game.open();
    const stage = await game.stage.boundingBox();
    const aside = await page.getByRole('complementary').first().boundingBox();
    expect(aside?.y).toBeGreaterThan((stage?.y ?? 0) + (stage?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);
