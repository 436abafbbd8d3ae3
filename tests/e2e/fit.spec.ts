/**
 * In every state of the bar and with every dialog, on every size of screen and of frame: no control
 * lies over another, over the dino or over the score, each can be pressed wherever it is seen, and
 * all words have room.
 */
import { type Locator } from '@playwright/test';
import { CONSENT } from '#content';
import { DAY_21 } from './daily-panel.ts';
import { fitProblems } from './fit-problems.ts';
import { expect, type GamePage, test } from './game.ts';
import { enlarge, translate } from './labels.ts';
import { onlyInFullRun } from './only-in-full-run.ts';
import { golden, offer, SHORT } from './replay-player.ts';

const GERMAN = {
  Start: 'Starten',
  Daily: 'Täglich',
  Practice: 'Üben',
  'Your runs': 'Deine Läufe',
  Shoot: 'Schießen',
  Turbo: 'Turboantrieb',
  Pause: 'Pausieren',
  Crouch: 'Hinhocken',
  Jump: 'Springen',
  Resume: 'Fortsetzen',
  'Back to the page': 'Zurück zur Seite',
  'New run': 'Neuer Durchlauf',
  'Last 5 s again': 'Letzte 5 s wiederholen',
  Share: 'Teilen',
  'Play your own': 'Selber spielen',
  Race: 'Wettlaufen',
  Watch: 'Ansehen',
};

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly touch?: boolean;
  readonly path?: '/' | '/embed';
  /** Of text, px. */
  readonly text?: number;
  /** Of the smallest letters, px. */
  readonly smallest?: number;
  readonly isGerman?: boolean;
  readonly fills?: boolean;
  readonly rare?: boolean;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  'a desk': { width: 1280, height: 800 },
  'a small desk': { width: 1140, height: 800, rare: true },
  'a desk, in full screen': { width: 1280, height: 800, fills: true, rare: true },
  'a desk, with text of 200 %': { width: 1280, height: 800, text: 32, rare: true },
  'a desk, with no letters under 24 px': { width: 1280, height: 800, smallest: 24, rare: true },
  'a tablet held sideways': { width: 1024, height: 768, touch: true, rare: true },
  'a tablet held upright': { width: 768, height: 1024, touch: true, rare: true },
  'a phone held sideways': { width: 844, height: 390, touch: true },
  'a phone held upright': { width: 390, height: 844, touch: true },
  'a phone, with text of 200 %': { width: 390, height: 844, touch: true, text: 32, rare: true },
  'a phone, in German': { width: 390, height: 844, touch: true, isGerman: true, rare: true },
  'a phone held sideways, in German': {
    width: 844,
    height: 390,
    touch: true,
    isGerman: true,
    rare: true,
  },
  'a small phone': { width: 360, height: 640, touch: true, rare: true },
  'the smallest phone': { width: 320, height: 568, touch: true, rare: true },
  'the smallest frame': { width: 280, height: 200, touch: true, path: '/embed' },
  'the smallest frame, with a mouse': { width: 280, height: 200, path: '/embed', rare: true },
  'a square frame': { width: 300, height: 300, touch: true, path: '/embed' },
  'a square frame, with a mouse': { width: 300, height: 300, path: '/embed', rare: true },
  'an upright frame': { width: 300, height: 520, touch: true, path: '/embed', rare: true },
  'a low frame': { width: 320, height: 180, path: '/embed', rare: true },
  'a frame': { width: 640, height: 360, path: '/embed', rare: true },
  'a higher frame, on a phone': {
    width: 720,
    height: 420,
    touch: true,
    path: '/embed',
    rare: true,
  },
  'a higher frame': { width: 720, height: 420, path: '/embed', rare: true },
  'a large frame': { width: 900, height: 520, path: '/embed', rare: true },
};

/** The longest last line of a result. */
const NEAR_A_GOAL = JSON.stringify({
  version: 1,
  results: { personalSpace: { best: 999, at: null }, livingFossil: { best: 999, at: null } },
  judged: ['1', '2', '3'],
});

type Check = (when: string) => Promise<void>;

/** Also if something lies over it. */
const press = (target: Locator) => target.dispatchEvent('click');

async function checkDialog({ page }: GamePage, name: string | RegExp, check: Check): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await check(`the dialog ${await dialog.getByRole('heading').first().innerText()}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

async function openAtSecondTry(game: GamePage, path: string, check: Check): Promise<void> {
  const { page, expectedErrors } = game;
  expectedErrors.push(/Failed to load resource/, /The stage did not open/);
  const picture = '**/dino-assets/gun.png*';
  await page.route(picture, (route) => route.abort());
  await page.goto(path);
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await game.interactUntil(retry);
  await check('without a picture');
  await page.unroute(picture);
  await press(retry);
  await game.ready();
}

async function openByAddress({ page }: GamePage, hash: string): Promise<void> {
  await page.evaluate((to) => location.assign(to), hash);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
}

async function checkSharedRun({ page }: GamePage, check: Check): Promise<void> {
  await page.evaluate((to) => location.assign(to), `#run=${golden(SHORT).replay}`);
  await expect(offer(page)).toBeVisible();
  await expect(page.getByText('Play your own')).toBeVisible();
  await check('ready, with a shared link');
}

async function startByHand(game: GamePage, { touch, fills }: Screen): Promise<void> {
  await game.manual(true);
  const start = game.button(/^(Start|Play your own)/);
  if (touch === true) await start.tap();
  else await start.click();
  await expect(game.phase('running')).toBeVisible();
  if (fills !== true || (await game.page.locator('[data-full-screen]').isVisible())) return;
  await game.page.keyboard.press('KeyF');
  await expect(game.page.locator('[data-full-screen]')).toBeVisible();
}

async function arm(game: GamePage): Promise<void> {
  await game.manual(true);
  await game.invincible(true);
  await game.start('fit');
  await (
    await game.debug()
  ).evaluate((debug) => {
    while (!debug.state().dino.hasWeapon) debug.step(60, 0);
  });
  await game.invincible(false);
}

async function crash(game: GamePage): Promise<void> {
  await game.crash('fit');
  await expect(game.newRun).toBeEnabled();
  await expect(game.result.getByText(/^(?:Next|Beat)\b/)).toBeAttached();
}

async function checkMenu(game: GamePage, check: Check, when: string): Promise<void> {
  await press(game.button('More'));
  await expect(game.page.getByRole('menuitem', { name: 'How to survive this' })).toBeVisible();
  await check(when);
  await game.page.keyboard.press('Escape');
}

/** The frame's smallest bars have no room for all buttons. */
async function checkDialogsOfButtons(game: GamePage, { path }: Screen, check: Check) {
  const openers = path === '/embed' ? ['Settings', 'Daily'] : ['Settings', 'Daily', 'Achievements'];
  for (const name of openers) {
    const opener = game.page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
    if (path !== '/embed') await expect(opener).toBeVisible();
    if (!(await opener.isVisible())) continue;
    await press(opener);
    await checkDialog(game, new RegExp(`^${name}`), check);
  }
  if (path === '/embed') return;
  await openByAddress(game, '#practice');
  await checkDialog(game, 'Practice', check);
}

async function visit(game: GamePage, screen: Screen, check: Check): Promise<void> {
  const { page } = game;
  const isPage = screen.path !== '/embed';
  await page.clock.setFixedTime(DAY_21);
  await page.addInitScript(
    (stored) => localStorage.setItem('dino-achievements', stored),
    NEAR_A_GOAL,
  );
  await openAtSecondTry(game, `${screen.path ?? '/'}?debug`, check);
  await game.loaded();
  if (isPage) {
    const cross = page.getByRole('button', { name: CONSENT.close });
    await expect(cross).toBeVisible();
    await check('ready, with the consent line');
    await press(cross);
  }
  await game.stage.focus();
  await check('ready, before any press');
  await game.stage.blur();
  await check('ready');
  await checkDialogsOfButtons(game, screen, check);
  await checkSharedRun(game, check);

  await startByHand(game, screen);
  await expect(offer(page)).toHaveCount(0);
  await game.step(30);
  await check('running');
  await page.keyboard.press('KeyP');
  await expect(game.phase('paused')).toBeVisible();
  await check('paused');

  await page.reload();
  await game.hydrated();
  await expect(game.phase('paused')).toBeVisible();
  await check('paused, after a reload');
  const leave = game.button('Leave this run');
  if (isPage || (await leave.isVisible())) {
    await press(leave);
    await checkDialog(game, /^Leave this run/, check);
  }

  await arm(game);
  await check('running with a weapon');
  await crash(game);
  await check('over');
  await checkMenu(game, check, 'the menu');
  const watch = game.button(/^(Watch|Ansehen)$/);
  if (await watch.isHidden()) await press(game.button('More'));
  await press(watch.or(page.getByRole('menuitem', { name: 'Watch' })));
  const player = page.getByRole('group', { name: 'Replay' });
  await press(player.getByRole('button', { name: 'Pause' }));
  await check('watching');
  await press(player.getByRole('button', { name: 'Close' }));
  const share = game.button('Share');
  if (await share.isVisible()) {
    await press(share);
    await checkDialog(game, /^Share/, check);
  }
  await openByAddress(game, '#runs');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await checkDialog(game, 'Your runs', check);

  if (isPage) await leaveFullScreen(game);
  await check('over, after a replay');
  await openByAddress(game, '#daily');
  await expect(game.phase('ready')).toBeVisible();
  await check('ready, a course chosen');
  await startByHand(game, screen);
  await game.step(30);
  await check('running, a course chosen');
  await crash(game);
  await check('over, a course chosen');
  await checkMenu(game, check, 'the menu, a course chosen');
}

async function leaveFullScreen({ page }: GamePage): Promise<void> {
  const back = page.getByRole('button', { name: /^(Back to the page|Exit full screen)$/ });
  if (await back.isVisible()) await press(back);
  await expect(page.locator('[data-full-screen]')).toHaveCount(0);
}

for (const [name, screen] of Object.entries(SCREENS)) {
  const {
    width,
    height,
    touch = false,
    text,
    smallest = 0,
    isGerman = false,
    rare = false,
  } = screen;
  test.describe(name, () => {
    test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch });

    test(
      'everything fits, and nothing lies over anything',
      onlyInFullRun(rare),
      async ({ game, page }) => {
        const problems: string[] = [];
        if (text !== undefined) {
          const session = await page.context().newCDPSession(page);
          await session.send('Page.setFontSizes', { fontSizes: { standard: text } });
        }
        await visit(game, screen, async (when) => {
          const undo = isGerman
            ? await page.evaluateHandle(translate, GERMAN)
            : await page.evaluateHandle(enlarge, smallest);
          for (const problem of await fitProblems(page, touch))
            problems.push(`${when}: ${problem}`);
          await undo.evaluate((restore) => restore());
        });
        expect(problems).toEqual([]);
      },
    );
  });
}
