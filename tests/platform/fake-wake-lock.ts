/** Wake locks for happy-dom. `answer` waits until requests are answered. */
export class FakeWakeLock {
  refuses = false;
  requests = 0;
  held = 0;
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

  private async request() {
    this.requests += 1;
    await Promise.resolve();
    if (this.refuses || this.hidden) throw new DOMException('Not now', 'NotAllowedError');
    return this.lock();
  }

  private lock() {
    let released = false;
    this.held += 1;
    const release = () => {
      if (!released) this.held -= 1;
      released = true;
    };
    this.drops.push(release);
    return { release: async () => release() };
  }
}
