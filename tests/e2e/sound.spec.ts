import type { Locator, Page } from '@playwright/test';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, type GamePage, test } from './game.ts';

interface Audio {
  readonly contexts: number;
  readonly running: number;
  readonly sounds: number;
  /** Gain of the first mixer's master. */
  readonly gain: number | undefined;
}

declare global {
  interface Window {
    whatIsHeard?: () => Audio;
    announced?: string[];
  }
}

/** Counts the page's use of audio. Runs before the page's first script. */
function countAudio(): void {
  const contexts: AudioContext[] = [];
  const gains: GainNode[] = [];
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

    override createGain(): GainNode {
      const gain = super.createGain();
      gains.push(gain);
      return gain;
    }
  };
  window.whatIsHeard = () => ({
    contexts: contexts.length,
    running: contexts.filter(({ state }) => state === 'running').length,
    sounds,
    gain: gains.map(({ gain }) => Math.round(gain.value * 100) / 100)[0],
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

test('a run is heard, except on a hidden page or while it is muted', async ({ game, page }) => {
  const isRunning = (running: number) =>
    expect.poll(() => heard(page)).toMatchObject({ contexts: 1, running });
  const hasGain = (gain: number) => expect.poll(async () => (await heard(page)).gain).toBe(gain);
  await open(game);
  await startByKey(game);

  await test.step('a hidden page releases the sound, and the next jump is heard', async () => {
    // Playwright can't hide a page.
    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        if (hidden) Object.defineProperty(document, 'hidden', { configurable: true, value: true });
        else Reflect.deleteProperty(document, 'hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await isRunning(0);
    await setHidden(false);
    await game.start('heard again');
    const { sounds } = await heard(page);
    await game.step(1, JUMP);
    await isRunning(1);
    await expect.poll(async () => (await heard(page)).sounds).toBe(sounds + 1);
  });

  await test.step('M and the button mute it at once', async () => {
    await page.keyboard.press('m');
    await expect(game.button('Unmute')).toBeVisible();
    await hasGain(0);
    const { sounds } = await heard(page);
    await game.step(60, JUMP);
    expect((await heard(page)).sounds).toBe(sounds);
    await game.button('Unmute').click();
    await hasGain(0.7);
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

test('who plays by ear is told how, is offered audio cues, and hears the whole run', async ({
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

  await test.step('all that happens is announced, in order', async () => {
    await status.evaluate((element) => {
      const announced: string[] = [];
      window.announced = announced;
      new MutationObserver(() => {
        const text = element.textContent?.trim() ?? '';
        if (text !== announced.at(-1)) announced.push(text);
      }).observe(element, { subtree: true, childList: true, characterData: true });
    });
    await game.invincible(true);
    await game.start('a run');
    await expect(status).toHaveText('Run started.');
    await game.step(600);
    await expect(status).toHaveText('100 points.');
    await game.step(1);
    await expect(status).toHaveText('Weapon ahead.');
    while (!(await game.state()).dino.hasWeapon) await game.step(60);
    await expect(status).toHaveText('You’ve got the weapon.');
    await page.keyboard.press('p');
    await expect(status).toHaveText('Paused.');
    await page.keyboard.press('p');
    await expect(status).toHaveText('Resumed.');
    await game.invincible(false);
    await game.step(6000, JUMP);
    await expect(status).toHaveText(/^Game over\. Score \d+\. It doesn’t count\.$/);
    const announced = (await page.evaluate(() => window.announced)) ?? [];
    expect(announced.filter((sentence) => !/points|ahead/.test(sentence)).slice(0, -1)).toEqual([
      'Run started.',
      'You’ve got the weapon.',
      'Paused.',
      'Resuming in three, two, one.',
      'Resumed.',
    ]);
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

test(
  'in a browser that has no AudioContext the game runs without sound and without an error',
  onlyInFullRun(),
  async ({ game, page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
    await game.open();
    await game.loaded();
    await game.manual(true);
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    await game.step(1, JUMP);
    await game.step(3000);
    await expect(game.phase('over')).toBeVisible();
  },
);
