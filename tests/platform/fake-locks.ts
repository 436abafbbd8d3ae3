/** Web Locks of a browser whose tabs take turns only when a test says so. */
export class FakeLocks {
  private readonly waiting: (() => void)[] = [];

  readonly request = (_name: string, act: () => void): Promise<void> =>
    new Promise((resolve) => {
      this.waiting.push(() => {
        act();
        resolve();
      });
    });

  /** Grants the locks that are waited for, one after the other. */
  grantAll(): void {
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) next();
  }

  /** The pages that wait are left. */
  abandonAll(): void {
    this.waiting.length = 0;
  }
}
