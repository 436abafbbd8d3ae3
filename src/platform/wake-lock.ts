import { isInFrame } from './frame.ts';

/**
 * Keeps the screen on: a phone turns it off while a player holds a key or watches a replay, without
 * touching it.
 */
export class WakeLock {
  private request: Promise<WakeLockSentinel | undefined> | undefined;

  /**
   * Call this on every change of visibility too: the browser releases the lock when the page is
   * hidden. Repeated calls do no harm.
   */
  keepAwake(wanted: boolean): void {
    // Most frames may not ask, and the browser would log an error.
    const isWanted = wanted && !document.hidden && !isInFrame();
    if (isWanted) this.request ??= requestLock();
    else if (this.request !== undefined) {
      // A pending request can't be cancelled, so release its lock when it comes.
      void release(this.request);
      this.request = undefined;
    }
  }
}

/**
 * Undefined where wake locks don't exist, and when the browser refuses, for example on a low
 * battery.
 */
async function requestLock(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock.request('screen');
  } catch {
    return undefined;
  }
}

async function release(request: Promise<WakeLockSentinel | undefined>): Promise<void> {
  await (await request)?.release();
}
