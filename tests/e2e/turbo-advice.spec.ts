import { createRun, NO_INPUT, STEPS_PER_SECOND } from '#simulation';
import { TurboSafety } from '#solver';
import { expect, test } from './game.ts';

/** For so long the game looks ahead at least once, steps. */
const LASTING = 6;
/** For so long the advice to wait is held, steps. */
const HELD = 3 * STEPS_PER_SECOND;

/**
 * The first steps of an invincible run that presses nothing at which turbo is not safe, and at
 * which it is safe once that advice is no longer held.
 */
function findSteps(seed: string): { readonly risky: number; readonly safe: number } {
  const run = createRun(seed, { invincible: true });
  const safety = new TurboSafety();
  const { view } = run;
  for (let unsafe = 0; unsafe < LASTING; unsafe = safety.isSafe(view) ? 0 : unsafe + 1)
    run.step(NO_INPUT);
  const risky = view.steps;
  while (view.steps < risky + HELD) run.step(NO_INPUT);
  for (let safe = 0; safe < LASTING; safe = safety.isSafe(view) ? safe + 1 : 0) run.step(NO_INPUT);
  return { risky, safe: view.steps };
}

test('the turbo button is dimmed where turbo is risky, says so, can be pressed all the same, and is as before later', async ({
  game,
}) => {
  const { risky, safe } = findSteps('advice');
  const turbo = game.button('Turbo');
  await game.open();
  await game.loaded();
  await game.manual(true);
  await game.invincible(true);
  await game.start('advice');
  await game.step(risky);
  await expect(turbo).toHaveAttribute('data-risky');
  await expect(turbo).toHaveAccessibleDescription('Wait: it’s risky right now');
  await expect(turbo).toBeEnabled();

  await game.step(safe - risky);
  await expect(turbo).not.toHaveAttribute('data-risky');
  await expect(turbo).toHaveAccessibleDescription('');
});
