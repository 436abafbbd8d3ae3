/** Keys of the keyboard that the checks press, as `KeyboardEvent.code` has them. */
export type Key = 'Space' | 'ArrowUp' | 'KeyP';

/** The one page that a browser has open, whatever drives it. */
export interface Page {
  /** Goes to this address, and is there when the page has loaded. */
  goto(address: string): Promise<void>;
  /** What this expression comes to in the page, or what its promise is kept with. Only JSON comes across. */
  evaluate<Answer>(expression: string): Promise<Answer>;
  /** Presses a key as a person does, for a tenth of a second. */
  press(key: Key): Promise<void>;
  /** Moves the pointer there; px from the upper left corner of the page. */
  movePointer(x: number, y: number): Promise<void>;
  /** What is seen of the page, as a PNG. */
  screenshot(): Promise<Uint8Array>;
}

export interface Browser {
  /** As it calls itself. */
  readonly version: string;
  readonly page: Page;
  close(): Promise<void>;
}

/** How long a key stays down, ms. */
export const KEY_HELD_MS = 100;

/** The longest that anything asked of a browser may take, ms. Machines may have much else to do. */
export const PATIENCE_MS = 300_000;
