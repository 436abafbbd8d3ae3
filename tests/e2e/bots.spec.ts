import { BOTS, REPLAY_PLAYER } from '#content';
import { Bench } from '#rivals';
import { botIn } from '../bench/guide-bots.ts';
import { expect, test } from './game.ts';

const OPTIONS = { seeds: 2, untilScore: 1000 };

test('a bot from the panel plays until a key or its mistake, and benches in the page as in Node', async ({
  game,
  page,
}) => {
  await game.open();
  await game.loaded();
  const panel = page.getByRole('region', { name: 'Debug' });

  await test.step('it plays until the player takes over', async () => {
    await page.evaluate(BOTS.code);
    await expect(panel).toContainText(BOTS.code);
    await expect(panel).toContainText(BOTS.plays);
    await game.until((debug) => debug.state().steps > 20);
    await game.stage.press('Space');
    await expect(panel.getByText(BOTS.plays)).toHaveCount(0);
  });

  await test.step('the panel says what it throws, and the run goes on', async () => {
    game.expectedErrors.push(/The bot stopped\./);
    await page.evaluate('void dinoDebug.play(() => Hopper.jump)');
    await expect(panel.getByRole('alert')).toContainText('Hopper is not defined');
    await game.until((debug) => debug.state().steps > 40);
  });

  await test.step('its bench is the same as in Node', async () => {
    const bench = new Bench(botIn(BOTS.code), OPTIONS);
    for (const _ of bench.play(() => undefined));
    const code = BOTS.code.replace(/^dinoDebug.play\((.*)\);$/s, '$1');
    const answer = await page.evaluate<{ best: { replay: string } }>(
      `dinoDebug.bench(${code}, ${JSON.stringify(OPTIONS)})`,
    );
    expect(answer).toMatchObject({
      rows: bench.rows(),
      seeds: bench.seeds,
      best: { seed: bench.best?.seed, hash: bench.best?.run.hash() },
    });
    await page.evaluate((replay) => globalThis.dinoDebug?.watch(replay), answer.best.replay);
    await expect(page.getByRole('group', { name: REPLAY_PLAYER.title })).toBeVisible();
  });
});
