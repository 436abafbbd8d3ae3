import { type Browser, KEY_HELD_MS, type Key, PATIENCE_MS } from './browser.ts';

export interface Puppeteer {
  launch(options: {
    readonly browser: 'firefox';
    readonly executablePath: string;
    readonly headless: boolean;
    readonly env: NodeJS.ProcessEnv;
    readonly args: readonly string[];
    readonly extraPrefsFirefox: Readonly<Record<string, boolean>>;
    readonly defaultViewport: null;
    readonly protocolTimeout: number;
    readonly handleSIGINT: boolean;
    readonly handleSIGTERM: boolean;
    readonly handleSIGHUP: boolean;
  }): Promise<{
    version(): Promise<string>;
    newPage(): Promise<PuppeteersPage>;
    close(): Promise<void>;
  }>;
}

interface PuppeteersPage {
  goto(address: string, options: { readonly timeout: number }): Promise<unknown>;
  evaluate<Answer>(expression: string): Promise<Answer>;
  screenshot(): Promise<Uint8Array>;
  readonly keyboard: { press(key: string, options: { readonly delay: number }): Promise<void> };
  readonly mouse: { move(x: number, y: number): Promise<void> };
}

export function isPuppeteer(library: unknown): library is Puppeteer {
  return (
    typeof library === 'object' &&
    library !== null &&
    'launch' in library &&
    typeof library.launch === 'function'
  );
}

/** WebDriver BiDi names a key by the character that it types. */
const KEYS: Readonly<Record<Key, string>> = { Space: ' ', ArrowUp: 'ArrowUp', KeyP: 'p' };

/** Needs a display, since headless Firefox has no WebGL. */
export async function startFirefox(
  puppeteer: Puppeteer,
  executablePath: string,
  display: string,
): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: false,
    env: { ...process.env, DISPLAY: display },
    args: ['--width', '1280', '--height', '900'],
    // There is no window manager to give the window the focus.
    extraPrefsFirefox: { 'focusmanager.testmode': true },
    defaultViewport: null,
    protocolTimeout: PATIENCE_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    const page = await browser.newPage();
    return {
      version: await browser.version(),
      page: {
        goto: async (address) => {
          await page.goto(address, { timeout: PATIENCE_MS });
        },
        evaluate: (expression) => page.evaluate(expression),
        press: (key) => page.keyboard.press(KEYS[key], { delay: KEY_HELD_MS }),
        movePointer: (x, y) => page.mouse.move(x, y),
        screenshot: () => page.screenshot(),
      },
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
