/**
 * Wake locks for happy-dom. Requests are answered when the test says so, depending on the page's
 * visibility then.
 */
export class FakeWakeLock {
  refuses = false;
  requests = 0;
  held = 0;
  private waiting: (() => void)[] = [];
  private hidden = false;
  private readonly drops: (() => void)[] = [];

  constructor() {
    Object.defineProperty(navigator, 'wakeLock', {
      configurable: true,
      value: { request: () => this.request() },
    });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => this.hidden });
  }

  async answer(): Promise<void> {
    for (const settle of this.waiting.splice(0)) settle();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  }

  /** A browser releases the locks of a hidden page. */
  hide(hidden: boolean): void {
    this.hidden = hidden;
    if (hidden) for (const drop of this.drops.splice(0)) drop();
    document.dispatchEvent(new Event('visibilitychange'));
  }

  restore(): void {
    Reflect.deleteProperty(navigator, 'wakeLock');
    Reflect.deleteProperty(document, 'hidden');
  }

  private request(): Promise<{ release: () => Promise<void> }> {
    this.requests += 1;
    return new Promise((resolve, reject) => {
      this.waiting.push(() => {
        if (this.refuses || this.hidden) reject(new DOMException('Not now', 'NotAllowedError'));
        else resolve(this.lock());
      });
    });
  }

  private lock() {
    let released = false;
    this.held += 1;
    const release = () => {
      if (!released) this.held -= 1;
      released = true;
    };
    this.drops.push(release);
    return {
      release: async () => {
        release();
      },
    };
  }
}
