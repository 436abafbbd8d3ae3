import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { GOLDEN } from '../replay/golden.ts';
import { atLength } from './at-length.ts';
import { expect, GamePage, test } from './game.ts';

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

/** Opens a page, and waits for the buttons for runs, which load last. */
async function open(game: GamePage, path?: string): Promise<void> {
  await game.open(path);
  await expect(game.button('Your runs')).toBeVisible();
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
  await game.button('Your runs').click();
  await expect(dialog(game.page)).toBeVisible();
}

async function closeRuns(game: GamePage): Promise<void> {
  await dialog(game.page).getByRole('button', { name: 'Done' }).click();
  await expect(dialog(game.page)).toHaveCount(0);
}

/** The content of the file that the player downloads. */
async function savedRuns(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Save to a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('dino-sprint-runs.json');
  await expect(dialog(page).getByText('Saved as dino-sprint-runs.json.')).toBeVisible();
  return readFile(await file.path(), 'utf8');
}

/** Imports a file with this content. */
async function load(page: Page, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog(page).getByRole('button', { name: 'Load from a file' }).click(),
  ]);
  await chooser.setFiles({
    name: 'runs.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** A new visitor's page, with the dialog of runs open. */
async function newVisitor(context: BrowserContext): Promise<GamePage> {
  const visitor = new GamePage(await context.newPage());
  await visitor.open();
  await openRuns(visitor);
  await expect(nothingYet(visitor.page)).toBeVisible();
  return visitor;
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
  await page.reload();
  await game.ready();
  await expectRuns(good, last, good);
  const better = await crash(game, SEEDS.long);
  await expectRuns(better, better, last, good);
});

test(
  'runs that end before the history has loaded are saved as well',
  atLength(),
  async ({ game, page }) => {
    let letCome = () => {};
    const mayCome = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/assets/runs-*', async (route) => {
      await mayCome;
      await route.continue();
    });
    await game.open();
    const first = await game.crash(SEEDS.middle);
    const last = await game.crash(SEEDS.short);
    letCome();
    await expect(page.getByRole('button', { name: 'Watch' })).toBeVisible();
    await openRuns(game);
    await expect(rowOf(page, last)).toHaveCount(1);
    await expect(rowOf(page, first)).toContainText('Best ever');
  },
);

/**
 * Holds a transaction open in the page's database, as another tab could, so that later ones have to
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
  await page.reload();
  await game.ready();
  await openRuns(game);
  await expect(rowOf(page, last)).toContainText('Best ever');
  await expect(rows(page, 'Last runs')).toHaveCount(2);
});

test('a saved run can be watched to its end', atLength(), async ({ game, page }) => {
  await open(game);
  const run = await crash(game, SEEDS.middle);
  await crash(game, SEEDS.short);
  await page.reload();
  await game.ready();
  await openRuns(game);
  await choice(rowOf(page, run), 'Watch').click();
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await expect(player(page).getByRole('status')).toHaveText(`Replay of ${run.score} points`);
  await expect.poll(async () => (await game.shown()).steps).toBeGreaterThan(20);
  await player(page).getByRole('button', { name: '2×, double speed' }).click();
  await expect(player(page).getByRole('button', { name: 'Again' })).toBeVisible();
  expect(await game.shown()).toMatchObject({ score: run.score, hash: run.hash });

  await player(page).getByRole('button', { name: 'Close' }).click();
  await expect(player(page)).toHaveCount(0);
  await expect(game.phase('ready')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
});

test('on a small screen the page scrolls to the replay', atLength(), async ({ game, page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await open(game);
  const run = await crash(game, SEEDS.short);
  await openRuns(game);
  await choice(rowOf(page, run), 'Watch').click();
  // The page scrolls by whole pixels, so that a fraction of one may be left out.
  await expect(game.stage).toBeInViewport({ ratio: 0.99 });
  await expect(player(page)).toBeVisible();
});

test('a saved run can be raced as a ghost, on its course', atLength(), async ({ game, page }) => {
  await open(game);
  const run = await crash(game, SEEDS.middle);
  await crash(game, SEEDS.short);
  await openRuns(game);
  await choice(rowOf(page, run), 'Race this run').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(game.stage).toBeFocused();
  await expect(
    page.getByText(`You’re racing a run of ${run.score} points on its course.`),
  ).toBeVisible();
  await expect(game.phase('ready')).toBeVisible();
  await game.manual(true);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await game.step(30);
  expect(await game.shown()).toMatchObject({ steps: 30, ghost: 30 });
  expect((await game.idleToCrash()).seed).toBe(run.seed);
  // The ghost has not affected the run.
  expect(await game.hash()).toBe(run.hash);

  await game.button('Stop racing').click();
  await game.manual(true);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  expect((await game.shown()).ghost).toBeNull();
  expect((await game.state()).seed).not.toBe(run.seed);
});

test(
  'a saved run can be shared, and its link offers it to others',
  atLength(),
  async ({ browser, game, page }) => {
    await open(game, '/dino-run?debug');
    const run = await crash(game, SEEDS.middle);
    await crash(game, SEEDS.short);
    await open(game);
    await openRuns(game);
    await choice(rowOf(page, run), 'Share').click();
    const sharing = page.getByRole('dialog', { name: 'Share this run' });
    await expect(sharing.getByText(`${run.score} points in Dino Sprint`)).toBeVisible();
    await expect(
      sharing.getByRole('img', { name: `The end of the run, ${run.score} points` }),
    ).toBeVisible();
    const link = await sharing.getByLabel('Link').inputValue();
    expect(new URL(link).pathname).toBe('/dino-run');
    expect(new URL(link).hash).toBe(`#run=${run.replay}`);

    const context = await browser.newContext();
    const friend = await context.newPage();
    await friend.goto(link);
    await expect(
      friend.getByRole('heading', { name: `A run of ${run.score} points` }),
    ).toBeVisible();
    await context.close();
  },
);

test('runs can be exported to a file and imported in another browser', async ({
  browser,
  game,
  page,
}) => {
  await open(game);
  const best = await crash(game, SEEDS.long);
  const last = await crash(game, SEEDS.short);
  await openRuns(game);
  await expect(rows(page, 'Last runs')).toHaveCount(2);
  const file = await savedRuns(page);

  const context = await browser.newContext();
  const other = await newVisitor(context);
  await load(other.page, file);
  await expect(dialog(other.page).getByText('2 runs loaded.')).toBeVisible();
  const expectBoth = async () => {
    await expect(rows(other.page, 'Last runs')).toHaveCount(2);
    await expect(rowOf(other.page, last)).toBeVisible();
    await expect(rows(other.page, 'Best runs')).toContainText(`${best.score} points`);
  };
  await expectBoth();
  await other.page.reload();
  await other.ready();
  await openRuns(other);
  await expectBoth();
  await choice(rowOf(other.page, last), 'Watch').click();
  await player(other.page).getByRole('slider', { name: 'Position' }).press('End');
  await expect.poll(() => other.shown()).toMatchObject({ score: last.score, hash: last.hash });
  await context.close();
});

test('a damaged or foreign file is refused with a reason, and one bad run does not affect the others', async ({
  game,
  page,
}) => {
  await open(game);
  const good = await crash(game, SEEDS.middle);
  await crash(game, SEEDS.short);
  await openRuns(game);
  await expect(rows(page, 'Last runs')).toHaveCount(2);
  const file = await savedRuns(page);
  await closeRuns(game);
  await game.button('Erase my data').click();
  await game.button('Erase everything').click();
  await expect(page.getByText('Your data has been erased.')).toBeVisible();
  await openRuns(game);

  await load(page, file.slice(0, -20));
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'This file is damaged: part of it is missing or has changed.',
  );
  await load(page, '<html>A recipe</html>');
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'This isn’t a file of runs from this game.',
  );
  await load(page, file.replaceAll(/"dino1\.\d+\./g, '"dino1.9.'));
  await expect(dialog(page).getByRole('alert')).toContainText('No runs were loaded. This replay ');
  await expect(nothingYet(page)).toBeVisible();

  await load(page, file.replace(`.${SEEDS.short}.`, '.other.'));
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await expect(
    dialog(page).getByText(
      '1 of 2 runs loaded. 1 was left out: This replay is damaged: part of it is missing or has changed.',
    ),
  ).toBeVisible();
  await expect(rows(page, 'Last runs')).toHaveCount(1);
  await expect(rowOf(page, good)).toBeVisible();
});

test('a pasted link or replay is opened', async ({ game, page }) => {
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
  await field.fill(replay.slice(0, -1));
  await openButton.click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'This replay is damaged: part of it is missing or has changed.',
  );
  for (const text of [`Look: https://example.org/dino-run#run=${replay}\n`, replay]) {
    await field.fill(text);
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
  }
  // It was another player's run.
  await expect(nothingYet(page)).toBeVisible();
});

test(
  'runs played or erased in another tab are shown or gone in this one',
  atLength(),
  async ({ context, game, page }) => {
    await open(game);
    const here = await crash(game, SEEDS.long);
    const other = new GamePage(await context.newPage());
    await open(other);
    const there = await crash(other, SEEDS.short);
    await openRuns(other);
    await expect(rowOf(other.page, there)).toBeVisible();
    await closeRuns(other);
    await openRuns(game);
    await expect(rowOf(page, there)).toBeVisible();
    await expect(rowOf(page, here)).toBeVisible();

    await other.button('Erase my data').click();
    await other.button('Erase everything').click();
    await expect(nothingYet(page)).toBeVisible();
    await expect(other.page.getByText('Your data has been erased.')).toBeVisible();
    await expect(game.phase('ready')).toBeVisible();
    await closeRuns(game);
    const afterwards = await crash(game, SEEDS.middle);
    await openRuns(game);
    await expect(rowOf(page, afterwards)).toBeVisible();
    await openRuns(other);
    await expect(rows(other.page, 'Last runs')).toHaveCount(1);
    await expect(rowOf(other.page, afterwards)).toBeVisible();
  },
);

test(
  'runs and daily results are exported and erased with all of the player’s data',
  atLength(),
  async ({ game, page }) => {
    await page.clock.setFixedTime('2026-11-21T12:00:00Z');
    await open(game);
    const run = await crash(game, SEEDS.middle);
    await page.clock.setFixedTime('2026-11-21T12:01:00Z');
    await game.button('Play today’s course').click();
    await game.manual(true);
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    const { score, distance } = await game.idleToCrash();
    await expect(page.getByText(`Best today: ${score}`)).toBeVisible();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      game.button('Export my data').click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    const data: unknown = JSON.parse(text);
    const result = { score, metres: Math.floor(distance), assisted: false };
    expect(data).toMatchObject({
      daily: { 21: [result] },
      runs: [
        { ...result, page: '/', day: 21 },
        { replay: run.replay, score: run.score, assisted: false },
      ],
    });

    await game.button('Erase my data').click();
    await game.button('Erase everything').click();
    await expect(page.getByText('Your data has been erased.')).toBeVisible();
    const expectNothing = async () => {
      await expect(page.getByText('3 of 3 ranked attempts left')).toBeVisible();
      await expect(page.getByText(/Best (today|ever)|streak/)).toHaveCount(0);
      await openRuns(game);
      await expect(nothingYet(page)).toBeVisible();
    };
    await expectNothing();
    await page.reload();
    await game.ready();
    await expectNothing();

    // The export of all data contains the runs as well.
    await load(page, text);
    await expect(dialog(page).getByText('2 runs loaded.')).toBeVisible();
    await expect(
      rows(page, 'Best runs').filter({ hasText: 'Best on today’s course' }),
    ).toBeVisible();
  },
);

/**
 * Ways in which IndexedDB can be unusable; each is an init script that makes it so. Unit tests have
 * the others.
 */
const USELESS = {
  'that is missing': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
  'that is full': () => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [how, spoil] of Object.entries(USELESS)) {
  test(
    `with IndexedDB ${how} runs are kept until the page is closed, which is announced once`,
    atLength(),
    async ({ game, page }) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('not being kept')) logged.push(message.text());
      });
      game.expectedErrors.push(/Your runs are not being kept/, /A part of the page failed/);
      await page.addInitScript(spoil);
      await open(game);
      const alert = page.getByRole('alert').filter({ hasText: 'Your runs aren’t being saved' });
      const best = await crash(game, SEEDS.long);
      await expect(alert).toBeVisible();
      const last = await crash(game, SEEDS.short);
      await expect(alert).toBeHidden();
      for (const opening of ['first', 'second']) {
        await openRuns(game);
        await expect(
          dialog(page).getByText(/^Your runs aren’t being saved: /),
          opening,
        ).toHaveCount(1);
        await expect(rows(page, 'Last runs')).toHaveCount(2);
        await expect(rows(page, 'Best runs')).toContainText(`${best.score} points`);
        await closeRuns(game);
      }
      await expect(page.getByText(/not being kept/)).toHaveCount(0);
      await openRuns(game);
      await choice(rowOf(page, last), 'Watch').click();
      await expect(player(page)).toBeVisible();
      await player(page).getByRole('button', { name: 'Close' }).click();
      // A fast machine comes here within the half second after the crash in which no key restarts
      // the game.
      await expect(game.button('New run')).toBeEnabled();
      await page.keyboard.press('Space');
      await expect(game.phase('running')).toBeVisible();
      expect(logged).toHaveLength(1);
    },
  );
}

test(
  'the address of the app’s shortcut opens the saved runs, and works once more',
  atLength(),
  async ({ game, page }) => {
    await page.goto('/?debug#runs');
    await game.stirUntil(dialog(page));
    await expect(page).toHaveURL('/?debug');
    await closeRuns(game);
    await page.evaluate(() => location.assign('#runs'));
    await expect(dialog(page)).toBeVisible();
  },
);
