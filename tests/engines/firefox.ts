import { type KeyInput, launch } from 'puppeteer-core';
import { which } from '../tools/debian.ts';
import { type Browser, KEY_HELD_MS, type Key, PATIENCE_MS } from './browser.ts';

/** WebDriver BiDi names a key by the character that it types. */
const KEYS: Readonly<Record<Key, KeyInput>> = { Space: ' ', ArrowUp: 'ArrowUp', KeyP: 'p' };

/**
 * By WebDriver BiDi, because Debian has no geckodriver, which Selenium needs. Needs a display:
 * headless Firefox has no WebGL.
 */
export async function startFirefox(): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: which('firefox-esr') ?? 'firefox',
    headless: false,
    args: ['--width', '1280', '--height', '900'],
    // There is no window manager to give the window the focus.
    extraPrefsFirefox: { 'focusmanager.testmode': true },
    defaultViewport: null,
    protocolTimeout: PATIENCE_MS,
  });
  const page = await browser.newPage();
  return {
    goto: async (address) => void (await page.goto(address, { timeout: PATIENCE_MS })),
    evaluate: async <Answer>(expression: string) => page.evaluate<[], () => Answer>(expression),
    press: (key) => page.keyboard.press(KEYS[key], { delay: KEY_HELD_MS }),
    movePointer: (x, y) => page.mouse.move(x, y),
    close: () => browser.close(),
  };
}
