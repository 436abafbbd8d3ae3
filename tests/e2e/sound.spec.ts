import type { Locator, Page } from '@playwright/test';
import { onlyInFullRun } from './only-in-full-run.ts';
import { expect, type GamePage, test } from './game.ts';

interface Audio {
  readonly contexts: number;
  readonly running: number;
  readonly sounds: number;
  /** Gains of the first mixer: master, effects, cues. */
  readonly gains: readonly number[];
}

declare global {
  interface Window {
    whatIsHeard?: () => Audio;
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
    gains: gains.slice(0, 3).map(({ gain }) => Math.round(gain.value * 100) / 100),
  });
}

const heard = async (page: Page): Promise<Audio> => {
  const audio = await page.evaluate(() => window.whatIsHeard?.());
  if (audio === undefined) throw new Error('Nobody listens in.');
  return audio;
};

async function open(game: GamePage): Promise<void> {
  await game.open();
  await game.loaded();
  await game.manual(true);
}

async function startByKey(game: GamePage): Promise<void> {
  await game.page.keyboard.press('Space');
  await expect(game.phase('running')).toBeVisible();
  await expect.poll(() => heard(game.page)).toMatchObject({ contexts: 1, running: 1 });
}

/** Playwright can't hide a page. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

const JUMP = 1;

/** The buttons for playing by ear; hidden ones are clipped. */
const offerBox = (page: Page) => page.getByRole('button', { name: /^Play by ear/ }).locator('..');
const isShown = (box: Locator) =>
  box.evaluate((element) => getComputedStyle(element).clipPath === 'none');

test.describe('in a browser with sound', () => {
  test.beforeEach(async ({ game, page }) => {
    await page.addInitScript(countAudio);
    await open(game);
  });

  test('M and the button mute at once, and the setting is kept', async ({ game, page }) => {
    await startByKey(game);
    await page.keyboard.press('m');
    await expect(game.button('Unmute')).toBeVisible();
    await expect.poll(async () => (await heard(page)).gains[0]).toBe(0);
    const { sounds } = await heard(page);
    await game.step(60, JUMP);
    expect((await heard(page)).sounds).toBe(sounds);

    await game.button('Unmute').click();
    await expect.poll(async () => (await heard(page)).gains[0]).toBe(0.7);
    await page.keyboard.press('m');
    await page.reload();
    await expect(game.phase('paused')).toBeVisible();
    await expect(game.button('Unmute')).toBeVisible();
    await game.loaded();
    await page.keyboard.press('Space');
    await expect(game.phase('running')).toBeVisible();
    expect(await heard(page)).toMatchObject({ contexts: 0 });
  });

  test('the sound is released on pause and on a hidden page, and the next jump is heard', async ({
    game,
    page,
  }) => {
    const isRunning = (running: number) =>
      expect.poll(() => heard(page)).toMatchObject({ contexts: 1, running });
    await startByKey(game);
    await page.keyboard.press('p');
    await expect(game.phase('paused')).toBeVisible();
    await isRunning(0);

    await game.start('heard again');
    const { sounds } = await heard(page);
    await game.step(1, JUMP);
    await isRunning(1);
    await expect.poll(async () => (await heard(page)).sounds).toBe(sounds + 1);
    await setHidden(page, true);
    await isRunning(0);
  });

  test('audio cues are offered to keyboard users, and then played', async ({ game, page }) => {
    const offer = game.button('Play by ear: turn on audio cues');
    // The pointer has moved, but no button was pressed.
    await game.stage.focus();
    await page.keyboard.press('Tab');
    await expect(offer).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(game.status).toContainText('Audio cues on.');
    await expect(game.button('Play by ear: turn off audio cues')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(game.button('Back to full speed')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(game.stage).toBeFocused();
    expect(await isShown(offerBox(page))).toBe(true);
    await startByKey(game);
    await game.start('footsteps');
    const { sounds } = await heard(page);
    await game.step(120);
    expect((await heard(page)).sounds - sounds).toBeGreaterThan(3);
  });
});

test(
  'audio cues are not offered after a pointer was used',
  onlyInFullRun(),
  async ({ game, page }) => {
    await game.open();
    await game.stage.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => isShown(offerBox(page))).toBe(true);
    await page.mouse.click(3, 300);
    await game.stage.focus();
    await page.keyboard.press('Tab');
    await expect(game.button('Play by ear: turn on audio cues')).toBeFocused();
    expect(await isShown(offerBox(page))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect(game.stage).toBeFocused();
    expect(await isShown(offerBox(page))).toBe(false);
  },
);

for (const [what, breakAudio] of [
  [
    'refuses to make sound',
    () => {
      window.AudioContext = class extends AudioContext {
        constructor() {
          super();
          throw new DOMException('No device', 'NotSupportedError');
        }
      };
    },
  ],
  ['has no AudioContext', () => Reflect.deleteProperty(window, 'AudioContext')],
] as const) {
  test(
    `in a browser that ${what} the game runs without sound and without an error`,
    onlyInFullRun(what !== 'has no AudioContext'),
    async ({ game, page }) => {
      await page.addInitScript(breakAudio);
      await open(game);
      await page.keyboard.press('Space');
      await expect(game.phase('running')).toBeVisible();
      await game.step(1, JUMP);
      await game.step(3000);
      await expect(game.phase('over')).toBeVisible();
    },
  );
}
