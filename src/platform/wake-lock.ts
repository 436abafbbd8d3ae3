/** Keeps the screen on while the player holds a key or watches, which the device does not count as activity. */
export class WakeLock {
  /** The browser's answer to the request; undefined while no lock is wanted. */
  private answer: Promise<WakeLockSentinel | undefined> | undefined;

  /**
   * Requests or releases the lock; repeated calls have no effect. The browser releases the lock when the page is hidden, so
   * call this on every change of visibility, too.
   */
  setActive(active: boolean): void {
    const hold = active && !document.hidden;
    if (hold) this.answer ??= request();
    else if (this.answer !== undefined) {
      // A request that is still pending cannot be cancelled; its lock is released as soon as it is granted.
      void release(this.answer);
      this.answer = undefined;
    }
  }
}

/** Resolves to undefined if the browser has no wake lock or refuses it, for instance on a low battery. */
async function request(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock.request('screen');
  } catch {
    return undefined;
  }
}

async function release(answer: Promise<WakeLockSentinel | undefined>): Promise<void> {
  await (await answer)?.release();
}
