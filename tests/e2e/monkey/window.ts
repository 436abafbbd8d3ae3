import type { Page } from '@playwright/test';
import type { MonkeyAction } from './monkey-action.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 240 },
  { width: 1920, height: 1080 },
] as const;

export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    const states = { hidden: true, visibilityState: 'hidden' };
    for (const [name, value] of Object.entries(states)) {
      if (isHidden) Object.defineProperty(document, name, { configurable: true, value });
      // Visible is the real state. It isn't faked, because a page that is left really becomes
      // hidden.
      else Reflect.deleteProperty(document, name);
    }
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event(isHidden ? 'blur' : 'focus'));
  }, hidden);
}

export const WINDOW_ACTIONS: readonly MonkeyAction[] = [
  {
    name: 'resize',
    weight: 3,
    do: async ({ page, dice }) => {
      const size = dice.pick(SIZES);
      await page.setViewportSize(size);
      return `${size.width} x ${size.height}`;
    },
  },
  {
    name: 'hide and show',
    weight: 3,
    do: async ({ page, dice }) => {
      await setHidden(page, true);
      const key = dice.pick(['Space', 'KeyP', 'ArrowDown']);
      await page.keyboard.press(key);
      await setHidden(page, false);
      return `${key} while hidden`;
    },
  },
  {
    name: 'change a preference of the system',
    weight: 2,
    do: async ({ page, dice }) => {
      const media = {
        colorScheme: dice.pick(['light', 'dark']),
        reducedMotion: dice.pick(['reduce', 'no-preference']),
        contrast: dice.pick(['more', 'no-preference']),
      };
      await page.emulateMedia(media);
      return JSON.stringify(media);
    },
  },
];
