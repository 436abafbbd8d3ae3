import type { Locator, Page } from '@playwright/test';
import { GOLDEN } from '../replay/golden.ts';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, type GamePage, test } from './game.ts';
import { holdRequests } from './hold-requests.ts';

/** Courses on which an idle dino gets further and further. */
const SEEDS = { short: 'two', middle: 'one', long: 'plain' };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your runs' });
const section = (page: Page, name: string) => dialog(page).getByRole('region', { name });
const rows = (page: Page, name: 'Best runs' | 'Last runs') =>
  section(page, name).getByRole('listitem');
const rowOf = (page: Page, { score }: Pick<Crashed, 'score'>) =>
  rows(page, 'Last runs').filter({ hasText: `${score} points` });
const nothingYet = (page: Page) =>
  dialog(page).getByText('Finish a run to watch, share or race it.');
const player = (page: Page) => page.getByRole('group', { name: 'Replay' });
const choice = (row: Locator, name: 'Watch' | 'Race this run' | 'Share') =>
  row.getByRole('button', { name: new RegExp(`^${name} `) });

async function open(game: GamePage, path?: string): Promise<void> {
  await game.open(path);
  await game.loaded();
}

interface Crashed {
  readonly seed: string;
  readonly score: number;
  readonly hash: string;
  readonly replay: string;
}

async function crash(game: GamePage, seed: string): Promise<Crashed> {
  const { score } = await game.crash(seed);
  const replay = await game.page.evaluate(async () => globalThis.dinoDebug?.replay() ?? '');
  return { seed, score, hash: await game.hash(), replay };
}

async function openRuns(game: GamePage): Promise<void> {
  await game.page.getByRole('button', { name: /^Your runs/ }).click();
  await expect(dialog(game.page)).toBeVisible();
}

async function closeRuns(game: GamePage): Promise<void> {
  await dialog(game.page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(game.page)).toHaveCount(0);
}

test('finished runs are listed with the best one marked, and are still there after a reload', async ({
  game,
  page,
}) => {
  await open(game);
  await openRuns(game);
  await expect(nothingYet(page)).toBeVisible();
  await closeRuns(game);
  const good = await crash(game, SEEDS.middle);
  const last = await crash(game, SEEDS.short);

  const expectRuns = async (best: Crashed, ...latestFirst: readonly Crashed[]) => {
    await openRuns(game);
    await expect(rows(page, 'Last runs')).toHaveText(
      latestFirst.map(({ score }) => new RegExp(`^${score} points`)),
    );
    await expect(rows(page, 'Best runs')).toHaveText([
      new RegExp(`^${best.score} points.*Best ever`),
    ]);
    await expect(rows(page, 'Last runs').filter({ hasText: 'Best ever' })).toHaveCount(1);
    await expect(rowOf(page, best)).toContainText('Best ever');
    await closeRuns(game);
  };
  await expectRuns(good, last, good);
  await game.reload();
  await expectRuns(good, last, good);
  const better = await crash(game, SEEDS.long);
  await expectRuns(better, better, last, good);
});

test(
  'runs that end before the history has loaded are saved as well',
  onlyInFullRun(),
  async ({ game, page }) => {
    const history = await holdRequests(page, '**/assets/runs-*');
    await game.open();
    const first = await game.crash(SEEDS.middle);
    const last = await game.crash(SEEDS.short);
    history.release();
    await game.loaded();
    await openRuns(game);
    await expect(rowOf(page, last)).toHaveCount(1);
    await expect(rowOf(page, first)).toContainText('Best ever');
  },
);

/**
 * Holds a transaction open in the page's database, as another tab could, so later ones have to
 * wait.
 */
async function keepBusy(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('dino-runs');
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('runs', 'readwrite').objectStore('runs');
          const goOn = () => {
            resolve();
            store.count().addEventListener('success', goOn);
          };
          goOn();
        });
      }),
  );
}

test('a run is saved even if the player leaves before it is in the database', async ({
  game,
  page,
}) => {
  await open(game);
  const first = await crash(game, SEEDS.short);
  await openRuns(game);
  await expect(rowOf(page, first)).toBeVisible();
  await closeRuns(game);
  await keepBusy(page);
  const last = await crash(game, SEEDS.middle);
  await game.reload();
  await openRuns(game);
  await expect(rowOf(page, last)).toContainText('Best ever');
  await expect(rows(page, 'Last runs')).toHaveCount(2);
});

test(
  'on a small screen the page scrolls to the replay',
  onlyInFullRun(),
  async ({ game, page }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await open(game);
    const run = await crash(game, SEEDS.short);
    await openRuns(game);
    await choice(rowOf(page, run), 'Watch').click();
    // The page scrolls by whole pixels, so a fraction of one may be cut off.
    await expect(game.stage).toBeInViewport({ ratio: 0.99 });
    await expect(player(page)).toBeVisible();
  },
);

test(
  'a saved run can be shared by a link with its replay, and raced as a ghost, on its course',
  onlyInFullRun(),
  async ({ game, page }) => {
    await open(game, '/dino-run?debug');
    const run = await crash(game, SEEDS.middle);
    await crash(game, SEEDS.short);
    await open(game);
    await test.step('shared', async () => {
      await openRuns(game);
      await choice(rowOf(page, run), 'Share').click();
      const sharing = page.getByRole('dialog', { name: 'Share this run' });
      await expect(
        sharing.getByRole('img', { name: `The end of the run, ${run.score} points` }),
      ).toBeVisible();
      const link = await sharing.getByLabel('Link').inputValue();
      expect(new URL(link).pathname).toBe('/dino-run');
      expect(new URL(link).hash).toBe(`#run=${run.replay}`);
      await game.button('Close').click();
      await expect(sharing).toHaveCount(0);
    });
    await test.step('raced', async () => {
      await openRuns(game);
      await choice(rowOf(page, run), 'Race this run').click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(game.stage).toBeFocused();
      await expect(
        page.getByText(`You’re racing a run of ${run.score} points on its course.`),
      ).toBeAttached();
      await game.manual(true);
      await page.keyboard.press('Space');
      await expect(game.phase('running')).toBeVisible();
      await game.step(30);
      expect(await game.shown()).toMatchObject({ steps: 30, ghost: 30 });
      expect((await game.state()).seed).toBe(run.seed);
    });
  },
);

test('a pasted link is opened, and any other text is refused', async ({ game, page }) => {
  const golden = GOLDEN.find(({ score }) => score < 1000);
  const { replay = '', score, hash } = golden ?? {};
  await open(game);
  await openRuns(game);
  const field = dialog(page).getByLabel('Open a link or replay');
  const openButton = dialog(page).getByRole('button', { name: 'Open', exact: true });
  await field.fill('hello');
  await openButton.click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'There’s no run in this. Copy the whole link or replay, and paste it here.',
  );
  await field.fill(`Look: https://example.org/dino-run#run=${replay}\n`);
  await field.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: `A run of ${score} points` })).toBeVisible();
  await expect(game.stage).toBeFocused();
  await game.button('Watch').click();
  await expect(player(page)).toBeVisible();
  await player(page).getByRole('slider', { name: 'Position' }).press('End');
  await expect.poll(() => game.shown()).toMatchObject({ score, hash });
  await player(page).getByRole('button', { name: 'Close' }).click();
  await openRuns(game);
  await expect(nothingYet(page)).toBeVisible();
});

test(
  'the address of the app’s shortcut opens the saved runs every time',
  onlyInFullRun(),
  async ({ game, page }) => {
    await page.goto('/?debug#runs');
    await game.interactUntil(dialog(page));
    await expect(page).toHaveURL('/?debug');
    await closeRuns(game);
    await page.evaluate(() => location.assign('#runs'));
    await expect(dialog(page)).toBeVisible();
  },
);
