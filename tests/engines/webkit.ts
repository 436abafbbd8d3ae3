import { type Browser, KEY_HELD_MS, type Key, PATIENCE_MS } from './browser.ts';
import { freePort } from '../tools/free-port.ts';
import { until } from './in-page.ts';

export interface Selenium {
  readonly Builder: new () => Builder;
  readonly Capabilities: new (capabilities: object) => object;
}

export interface Remote {
  readonly DriverService: new (program: string, options: object) => DriverService;
}

interface Builder {
  usingServer(address: string): Builder;
  withCapabilities(capabilities: object): Builder;
  build(): Promise<Driver>;
}

interface DriverService {
  /** Resolves with the address at which it listens. */
  start(timeout: number): Promise<string>;
  kill(): Promise<void>;
}

interface Driver {
  getCapabilities(): Promise<{ get(name: string): unknown }>;
  manage(): {
    setTimeouts(timeouts: { readonly script: number; readonly pageLoad: number }): Promise<void>;
  };
  get(address: string): Promise<void>;
  executeScript<Answer>(body: string): Promise<Answer>;
  takeScreenshot(): Promise<string>;
  actions(): Actions;
  quit(): Promise<void>;
}

interface Actions {
  move(to: { readonly x: number; readonly y: number; readonly duration: number }): Actions;
  keyDown(key: string): Actions;
  keyUp(key: string): Actions;
  pause(ms: number): Actions;
  perform(): Promise<void>;
}

export const isSelenium = (library: unknown): library is Selenium =>
  offers(library, 'Builder') && offers(library, 'Capabilities');

export const isRemote = (library: unknown): library is Remote => offers(library, 'DriverService');

const offers = (library: unknown, name: string) =>
  typeof library === 'object' && library !== null && name in library;

/**
 * WebDriver names a key by the character that it types, and has private characters for keys that
 * type nothing.
 */
const KEYS: Readonly<Record<Key, string>> = { Space: ' ', ArrowUp: '\uE013', KeyP: 'p' };

export async function startWebKit(
  { selenium, remote }: { readonly selenium: Selenium; readonly remote: Remote },
  program: string,
  display: string,
): Promise<Browser> {
  const port = await freePort();
  const service = new remote.DriverService(program, {
    port,
    loopback: true,
    args: [`--port=${port}`],
    env: { ...process.env, DISPLAY: display },
    // Ignores warnings about sound cards and message buses that a test machine lacks.
    stdio: 'ignore',
  });
  let driver: Driver | undefined;
  const close = async () => {
    // Ctrl-C reaches the driver too. If it has ended already, so has its browser.
    await driver?.quit().catch(() => undefined);
    await service.kill();
  };
  try {
    const address = await service.start(PATIENCE_MS);
    driver = await new selenium.Builder()
      .usingServer(address)
      .withCapabilities(new selenium.Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    return await open(driver, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(driver: Driver, close: () => Promise<void>): Promise<Browser> {
  await driver.manage().setTimeouts({ script: PATIENCE_MS, pageLoad: PATIENCE_MS });
  const capabilities = await driver.getCapabilities();
  return {
    version: `webkit/${String(capabilities.get('browserVersion'))}`,
    page: {
      goto: (address) => goTo(driver, address),
      evaluate: (expression) => driver.executeScript(`return ${expression}`),
      press: (key) =>
        driver.actions().keyDown(KEYS[key]).pause(KEY_HELD_MS).keyUp(KEYS[key]).perform(),
      movePointer: (x, y) => driver.actions().move({ x, y, duration: 0 }).perform(),
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    },
    close,
  };
}

/**
 * The driver may think that the next page has loaded when the previous one has, so the previous
 * page gets a mark.
 */
async function goTo(driver: Driver, address: string): Promise<void> {
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
