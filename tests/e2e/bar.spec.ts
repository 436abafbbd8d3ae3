import type { Page } from '@playwright/test';
import { boxOf } from './box-of.ts';
import { choose } from './daily-panel.ts';
import { expect, type GamePage, test } from './game.ts';

const bar = (page: Page) => page.locator('[data-part=bar]');

/** How far below the stage its neighbours begin, px. */
async function placesBelow(game: GamePage): Promise<readonly number[]> {
  const { page } = game;
  const { y } = await boxOf(game.stage);
  const parts = [
    game.button('Settings'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('complementary').first(),
  ];
  return Promise.all(parts.map(async (part) => Math.round((await boxOf(part)).y - y)));
}

/** Buttons in their order, by the names that screen readers say. */
const EXTRAS = [
  'button "Mute"',
  'button "Full screen"',
  'button "Settings"',
  'button "Enable Debug Mode"',
];
const COURSES = ["'button /^Daily #\\d+ · \\d left$/'", 'button "Practice"', 'button /^Your runs/'];
const RUNNING = `group "Play":
  - button "Jump"
  - button "Crouch"
  - button "Shoot" [disabled]
  - button "Turbo"
  - button "Pause"`;
const REPLAY = `group "Replay":
  - button "Play"
  - button "−1 s, back one second"
  - button "+1 s, forward one second"
  - paragraph:
    - status: "Replay of 32 points"
    - text: 0:00 / 0:03
  - slider "Position"
  - group "Speed":
    - button "½×, half speed"
    - button "1×, normal speed" [pressed]
    - button "2×, double speed"
  - button "Keys"
  - button "Close"`;

const RESULT = `
- region "Result":
  - paragraph: "32"
  - paragraph: Your belly found a small cactus.
  - group "After the run":
    - /children: equal
    - button "New run"
    - button "Last 5 s again"
    - button "Watch"
    - button "Share"
    - button "More" [expanded]
    - menu "More":
      - /children: equal
      - menuitem "Race this run"
      - menuitem "How to survive this"`;

const play = (button: string) => `group "Play":\n  - button "${button}"`;

const SHORTCUTS = {
  Jump: 'Space ArrowUp',
  Crouch: 'ArrowDown C',
  Shoot: 'Z',
  Turbo: 'X',
  Pause: 'P',
  Mute: 'M',
  'Full screen': 'F',
} as const;

test('whatever is played, the bar has the buttons for it, the same height, and nothing below the stage moves', async ({
  game,
  page,
}) => {
  await game.open();
  await game.loaded();
  const before = { places: await placesBelow(game), height: (await boxOf(bar(page))).height };
  const check = async (when: string, ...buttons: readonly string[]) => {
    const now = { places: await placesBelow(game), height: (await boxOf(bar(page))).height };
    expect(now, when).toEqual(before);
    if (buttons.length === 0) return;
    const snapshot = ['/children: equal', ...buttons, ...EXTRAS].map((line) => `- ${line}`);
    await expect(bar(page), when).toMatchAriaSnapshot(snapshot.join('\n'));
  };
  await check('before a run', play('Start'), ...COURSES);
  await game.manual(true);
  await game.start('a crash');
  await expect(game.button('Crouch')).toBeVisible();
  await check('in a run', RUNNING);
  for (const [name, keys] of Object.entries(SHORTCUTS))
    await expect(game.button(name)).toHaveAttribute('aria-keyshortcuts', keys);
  await page.keyboard.press('KeyP');
  await expect(game.button('Resume')).toHaveAttribute('aria-keyshortcuts', 'Space ArrowUp');
  await check('on pause', play('Resume'), ...COURSES);
  await game.crash('a crash');
  await expect(game.newRun).toBeEnabled();
  await check('after the run', ...COURSES);
  await game.button('More').click();
  await expect(page.getByRole('menuitem', { name: 'Race this run' })).toBeVisible();
  await check('with the menu open');
  await expect(page.locator('[data-part=area]')).toMatchAriaSnapshot(RESULT);
  await page.keyboard.press('Escape');
  await game.button('Watch').click();
  await expect(page.getByRole('group', { name: 'Replay' })).toBeVisible();
  await expect(game.result).toHaveCount(0);
  await game.button('Pause').click();
  await page.keyboard.press('Home');
  await check('in a replay', REPLAY);
  await game.button('Close').click();
  await game.chooseAfterRun('Race this run');
  await expect(game.button('Stop racing')).toBeVisible();
  await expect(game.result).toHaveCount(0);
  await check('before a race');
  await game.button('Stop racing').click();
  await expect(game.button('Stop racing')).toHaveCount(0);
  await choose(page);
  await expect(game.button('Leave the daily course')).toBeVisible();
  await check('before the daily course');
  await game.manual(true);
  await page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await game.idleToCrash();
  await expect(game.newRun).toBeEnabled();
  await check('after the daily course');
});
