/** The keys that the checks press, by `KeyboardEvent.code`. */
export type Key = 'Space' | 'ArrowUp' | 'KeyP';

/** The browser's one open page, independent of the driver. */
export interface Page {
  /** Navigates to this address, and resolves when the page has loaded. */
  goto(address: string): Promise<void>;
  /** Evaluates an expression in the page and awaits its promise. The result has to be JSON. */
  evaluate<Answer>(expression: string): Promise<Answer>;
  /** Holds a key down for a tenth of a second. */
  press(key: Key): Promise<void>;
  /** Moves the pointer there; px from the upper left corner of the page. */
  movePointer(x: number, y: number): Promise<void>;
  /** A screenshot as PNG. */
  screenshot(): Promise<Uint8Array>;
}

export interface Browser {
  /** Name and version, as the browser reports them. */
  readonly version: string;
  readonly page: Page;
  close(): Promise<void>;
}

/** How long a key stays down, ms. */
export const KEY_HELD_MS = 100;

/** Timeout for any command to a browser, ms. Generous, because the machine may be busy. */
export const PATIENCE_MS = 300_000;
