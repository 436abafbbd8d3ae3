/** `KeyboardEvent.code` of the keys that the checks press. */
export type Key = 'Space' | 'ArrowUp' | 'KeyP';

export interface Page {
  goto(address: string): Promise<void>;
  /** Evaluates an expression in the page and awaits its promise. The result has to be JSON. */
  evaluate<Answer>(expression: string): Promise<Answer>;
  press(key: Key): Promise<void>;
  /** px from the upper left corner of the page. */
  movePointer(x: number, y: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
}

export interface Browser {
  readonly version: string;
  readonly page: Page;
  close(): Promise<void>;
}

export const KEY_HELD_MS = 100;

/** Timeout for any command to a browser, ms. Generous, because the machine may be busy. */
export const PATIENCE_MS = 300_000;
