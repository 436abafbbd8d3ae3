import { setTimeout as sleep } from 'node:timers/promises';

/** `KeyboardEvent.code` of the keys that the checks press. */
export type Key = 'Space' | 'ArrowUp' | 'KeyP';

/** One page of a browser. */
export interface Browser {
  goto(address: string): Promise<void>;
  /** Evaluates an expression in the page and awaits its promise. The result has to be JSON. */
  evaluate<Answer>(expression: string): Promise<Answer>;
  press(key: Key): Promise<void>;
  /** px from the upper left corner of the page. */
  movePointer(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

export const KEY_HELD_MS = 100;

/** Timeout for any command to a browser, ms. Generous, because the machine may be busy. */
export const PATIENCE_MS = 120_000;

/** @throws Error that names the condition, if it takes too long. */
export async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await look())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await sleep(50);
  }
}
