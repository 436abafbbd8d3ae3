import { expect, test } from './game.ts';

declare global {
  interface Window {
    announced?: string[];
  }
}

const JUMP = 1;

test('a whole run is announced to screen readers, in order', async ({ game, page }) => {
  await game.open();
  await game.loaded();
  await page.evaluate(() => {
    const announced: string[] = [];
    window.announced = announced;
    const status = document.querySelector('[role=application] ~ [role=status]');
    if (status === null) throw new Error('There is no live region.');
    new MutationObserver(() => {
      const text = status.textContent?.trim() ?? '';
      if (text !== announced.at(-1)) announced.push(text);
    }).observe(status, { subtree: true, childList: true, characterData: true });
  });
  await game.manual(true);
  await game.invincible(true);
  await game.start('a run');
  const status = game.status;
  await expect(status).toHaveText('Run started.');
  await game.step(600);
  await expect(status).toHaveText('100 points.');
  await game.step(1);
  await expect(status).toHaveText('Weapon ahead.');
  for (let turn = 0; turn < 60 && !(await game.state()).dino.hasWeapon; turn++) await game.step(60);
  await expect(status).toHaveText('You’ve got the weapon.');
  await page.keyboard.press('p');
  await expect(status).toHaveText('Paused.');
  await page.keyboard.press('p');
  await expect(status).toHaveText('Resumed.');
  await game.invincible(false);
  await game.step(6000, JUMP);
  await expect(status).toHaveText(/^Game over\. Score \d+\. It doesn’t count\.$/);

  const announced = (await page.evaluate(() => window.announced)) ?? [];
  const events = announced.filter((sentence) => !/points|ahead/.test(sentence));
  expect(events.slice(0, -1)).toEqual([
    'Run started.',
    'You’ve got the weapon.',
    'Paused.',
    'Resuming in three, two, one.',
    'Resumed.',
  ]);
});

test('the stage’s accessible description says what it is and how to play, also by ear', async ({
  game,
}) => {
  await game.open();
  await expect(game.stage).toHaveAccessibleName(/Space jumps/);
  await expect(game.stage).toHaveAccessibleDescription(/audio cues.*jump.*crouch/i);
});
