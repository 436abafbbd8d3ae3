import { PNG } from 'pngjs';
import { expect, type GamePage, test } from './game.ts';

/** The rows of a screenshot, as sets of the colours in them. */
async function rows({ page, stage }: GamePage): Promise<{
  above: Set<number>;
  top: Set<number>;
  bottom: Set<number>;
  below: Set<number>;
}> {
  const box = await stage.boundingBox();
  if (box === null) throw new Error('The stage is not to be seen.');
  const { width, data } = PNG.sync.read(await page.screenshot());
  const row = (y: number) =>
    new Set(
      Array.from(
        { length: width },
        (_, x) => data.readUInt32BE((Math.round(y) * width + x) * 4) >>> 8,
      ),
    );
  const end = box.y + box.height;
  return { above: row(box.y - 6), top: row(box.y + 6), bottom: row(end - 6), below: row(end + 6) };
}

test('sky and ground go on around the stage by night, in every theme', async ({ game, page }) => {
  await game.open();
  await game.loaded();
  await game.playTo('night', 4700);
  await page.keyboard.press('KeyF');
  await expect(page.locator('[data-full-screen]')).toHaveCount(1);
  await expect.poll(async () => (await game.stage.boundingBox())?.x).toBe(0);
  const grounds = new Set<number>();
  for (const theme of ['default', 'contrast', 'monochrome']) {
    // As another tab would.
    await page.evaluate((chosen) => {
      const newValue = JSON.stringify({ version: 1, theme: chosen });
      localStorage.setItem('dino-settings', newValue);
      dispatchEvent(new StorageEvent('storage', { key: 'dino-settings', newValue }));
    }, theme);
    await game.step(1);
    const { above, top, bottom, below } = await rows(game);
    // One colour each, which the picture's own edge has as well.
    expect([above.size, below.size], theme).toEqual([1, 1]);
    expect(
      [...above].every((colour) => top.has(colour)),
      theme,
    ).toBe(true);
    expect(
      [...below].every((colour) => bottom.has(colour)),
      theme,
    ).toBe(true);
    for (const colour of below) grounds.add(colour);
  }
  expect(grounds.size).toBe(3);
});

test('with a keyboard there is nothing over the picture in play, and everything on pause', async ({
  game,
  page,
}) => {
  await game.open();
  await page.keyboard.press('KeyF');
  await expect(game.button('Exit full screen')).toBeVisible();
  await game.playTo('alone', 10);
  const [play, around] = [
    ['Jump', 'Crouch', 'Turbo', 'Pause'],
    ['Exit full screen', 'Mute', 'Settings'],
  ];
  for (const name of [...play, ...around]) await expect(game.button(name)).toBeHidden();
  await page.keyboard.press('KeyP');
  for (const name of ['Resume', ...around])
    await expect(game.button(name)).toBeInViewport({ ratio: 1 });
});
