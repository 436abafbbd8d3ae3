import type { Locator, Page } from '@playwright/test';
import { expect, type GamePage, test } from './game.ts';

interface Audio {
  readonly contexts: number;
  readonly running: number;
  readonly sounds: number;
}

declare global {
  interface Window {
    whatIsHeard?: () => Audio;
  }
}

/** Counts the page's use of audio. Runs before the page's first script. */
function countAudio(): void {
  const contexts: AudioContext[] = [];
  let sounds = 0;
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when: [number?]) {
    sounds += 1;
    Reflect.apply(start, this, when);
  };
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      contexts.push(this);
    }
  };
  window.whatIsHeard = () => ({
    contexts: contexts.length,
    running: contexts.filter(({ state }) => state === 'running').length,
    sounds,
  });
}

const heard = async (page: Page): Promise<Audio> => {
  const audio = await page.evaluate(() => window.whatIsHeard?.());
  if (audio === undefined) throw new Error('Nobody listens in.');
  return audio;
};

async function open(game: GamePage): Promise<void> {
  await game.page.addInitScript(countAudio);
  await game.open();
  await game.loaded();
  await game.manual(true);
}

async function startByKey(game: GamePage): Promise<void> {
  await game.page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await expect.poll(() => heard(game.page)).toMatchObject({ contexts: 1, running: 1 });
}

const JUMP = 1;

test('a run is heard, except while it is muted', async ({ game, page }) => {
  await open(game);
  await startByKey(game);

  await test.step('a jump is heard', async () => {
    const { sounds } = await heard(page);
    await game.start('heard again');
    await game.step(1, JUMP);
    await expect.poll(async () => (await heard(page)).sounds).toBe(sounds + 1);
  });

  await test.step('the next page is still muted', async () => {
    await page.keyboard.press('m');
    await page.reload();
    await expect(game.phase('paused')).toBeVisible();
    await expect(game.button('Unmute')).toBeVisible();
    await game.loaded();
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    expect(await heard(page)).toMatchObject({ contexts: 0 });
  });
});

/** The buttons for playing by ear; hidden ones are clipped. */
const offerBox = (page: Page) => page.getByRole('button', { name: /^Play by ear/ }).locator('..');
const isShown = (box: Locator) =>
  box.evaluate((element) => getComputedStyle(element).clipPath === 'none');

test('who plays by ear is told how, is offered audio cues, and hears them', async ({
  game,
  page,
}) => {
  await open(game);
  const { status } = game;

  await test.step('the stage says what it is', async () => {
    await expect(game.stage).toHaveAccessibleName(
      'Dino game. Space jumps, Arrow Down crouches, P pauses.',
    );
    await expect(game.stage).toHaveAccessibleDescription(/audio cues.*jump.*crouch/i);
  });

  await test.step('cues and a slower pace are the next stops of Tab', async () => {
    // The pointer has moved, but no button was pressed.
    await game.stage.focus();
    await page.keyboard.press('Tab');
    await expect(game.button('Play by ear: turn on audio cues')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toContainText('Audio cues on.');
    await expect(game.button('Play by ear: turn off audio cues')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(game.button('Back to full speed')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(game.stage).toBeFocused();
    expect(await isShown(offerBox(page))).toBe(true);
  });

  await test.step('cues are played', async () => {
    await startByKey(game);
    await game.start('footsteps');
    const { sounds } = await heard(page);
    await game.step(120);
    expect((await heard(page)).sounds - sounds).toBeGreaterThan(3);
  });

  await test.step('once a pointer was used the offer is hidden, except with the focus', async () => {
    await page.mouse.click(3, 300);
    await game.stage.focus();
    await page.keyboard.press('Tab');
    await expect(game.button('Play by ear: turn off audio cues')).toBeFocused();
    expect(await isShown(offerBox(page))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect(game.stage).toBeFocused();
    expect(await isShown(offerBox(page))).toBe(false);
  });
});
