import { fingers } from './fingers.ts';
import { expect, test } from './game.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Chromium on a desktop lets no page turn the screen, so the stage is turned. */
test('a phone in portrait offers full screen beside Start, with the stage turned and played by swipes', async ({
  game,
  page,
}) => {
  await game.open();
  const [offer, start] = [game.button('Play in full screen'), game.button('Start')];
  const [offerBox, startBox] = [await offer.boundingBox(), await start.boundingBox()];
  expect(offerBox?.y).toBe(startBox?.y);
  await offer.tap();

  await test.step('the stage is as long as the screen, and its right is below', async () => {
    await expect.poll(async () => (await game.stage.boundingBox())?.height).toBe(844);
    const box = await game.stage.boundingBox();
    expect((box?.width ?? 0) / 844).toBeCloseTo(0.38, 2);
    for (const name of ['Start', 'Exit full screen', 'Mute', 'Settings'])
      await expect(game.button(name)).toBeInViewport({ ratio: 1 });
  });

  await test.step('a swipe to its lower edge crouches', async () => {
    await game.invincible(true);
    await start.tap();
    await expect(game.phase('running')).toBeVisible();
    const [crouch, jump] = [
      await game.button('Crouch').boundingBox(),
      await game.button('Jump').boundingBox(),
    ];
    expect(crouch?.y).toBeLessThan(jump?.y ?? 0);
    await game.until(({ dino }) => !dino.jumping);
    const hand = await fingers(page);
    await hand.down([260, 500]);
    for (const x of [240, 200]) await hand.move([x, 500]);
    await game.until(({ dino }) => dino.crouching);
    await hand.up();
    await game.until(({ dino }) => !dino.crouching);
  });

  await test.step('the settings are turned with the game, and full screen can be left', async () => {
    await game.button('Pause').tap();
    await game.button('Settings').tap();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expect(dialog).toBeInViewport({ ratio: 1 });
    const [title, done] = [
      await dialog.getByRole('heading', { name: 'Settings', level: 2 }).boundingBox(),
      await dialog.getByRole('button', { name: 'Done' }).boundingBox(),
    ];
    // What is right of it for the player is below it on the screen.
    expect(done?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
    expect(done?.x).toBeCloseTo(title?.x ?? 0, -2);
    const small = await dialog
      .locator('button, [type=checkbox], [type=range], label:has([type=radio])')
      .evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          return Math.min(width, height) < 44
            ? [`${target.outerHTML.slice(0, 80)}: ${width} x ${height}`]
            : [];
        }),
      );
    expect(small, 'too small for a finger').toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).tap();
    await game.button('Exit full screen').tap();
    await expect(page.locator('[data-full-screen]')).toHaveCount(0);
    await expect(game.phase('paused')).toBeVisible();
  });
});
