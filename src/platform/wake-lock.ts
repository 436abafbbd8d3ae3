/**
 * Keeps the screen on: a phone turns it off while a player holds a key or watches a replay, without
 * touching it.
 */
export class WakeLock {
  /** The pending or granted request, as long as a lock is wanted. */
  private request: Promise<WakeLockSentinel | undefined> | undefined;

  /**
   * Call it on every change of visibility as well: the browser releases the lock when the page is
   * hidden. Repeated calls do no harm.
   */
  keepAwake(wanted: boolean): void {
    const isWanted = wanted && !document.hidden;
    if (isWanted) this.request ??= requestLock();
    else if (this.request !== undefined) {
      // A pending request cannot be cancelled; its lock is released when it comes.
      void release(this.request);
      this.request = undefined;
    }
  }
}

/**
 * Undefined where wake locks do not exist, and when the browser refuses, for example on a low
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
