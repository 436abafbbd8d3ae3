/** Keeps the screen awake: a player who holds a key, or watches, does not touch it. */
export class WakeLock {
  /** As long as a lock is wanted: the browser's answer to the request for it. */
  private answer: Promise<WakeLockSentinel | undefined> | undefined;

  /**
   * May be called as often as one likes. The browser takes the lock away when the page is hidden, so it has to be called on
   * every change of visibility as well.
   */
  setActive(wanted: boolean): void {
    const hold = wanted && !document.hidden;
    if (hold) this.answer ??= request();
    else if (this.answer !== undefined) {
      // Also one that is still to come: its request cannot be taken back.
      void release(this.answer);
      this.answer = undefined;
    }
  }
}

/** Undefined where there is no such thing, and when the browser refuses it, such as on a low battery. */
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
