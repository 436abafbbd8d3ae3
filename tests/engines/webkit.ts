import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { freePort } from '../tools/free-port.ts';
import { type Browser, KEY_HELD_MS, type Key, PATIENCE_MS, until } from './browser.ts';

/**
 * WebDriver names a key by the character that it types, and has private characters for keys that
 * type nothing.
 */
const KEYS: Readonly<Record<Key, string>> = { Space: ' ', ArrowUp: '\uE013', KeyP: 'p' };

export async function startWebKit(): Promise<Browser> {
  const port = await freePort();
  const service = new DriverService('/usr/bin/WebKitWebDriver', {
    port,
    loopback: true,
    args: [`--port=${port}`],
    // Ignores warnings about sound cards and message buses that a test machine lacks.
    stdio: 'ignore',
  });
  const driver = await new Builder()
    .usingServer(await service.start(PATIENCE_MS))
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await driver.manage().setTimeouts({ script: PATIENCE_MS, pageLoad: PATIENCE_MS });
  return {
    goto: (address) => goTo(driver, address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    press: (key) =>
      driver.actions().keyDown(KEYS[key]).pause(KEY_HELD_MS).keyUp(KEYS[key]).perform(),
    movePointer: (x, y) => driver.actions().move({ x, y, duration: 0 }).perform(),
    close: async () => {
      await driver.quit();
      await service.kill();
    },
  };
}

/**
 * The driver may think that the next page has loaded when the previous one has, so the previous
 * page gets a mark.
 */
async function goTo(driver: WebDriver, address: string): Promise<void> {
  await driver.executeScript('globalThis.isLeft = true');
  await driver.get(address);
  await until(`${address} has loaded`, async () => {
    try {
      return await driver.executeScript<boolean>(
        'return globalThis.isLeft === undefined && document.readyState === "complete"',
      );
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchFrameError') return false;
      throw error;
    }
  });
}
