/** Web Locks of all pages of one browser. */
export class FakeLocks {
  private held = new Map<string, Promise<unknown>>();
  refused = 0;

  readonly request = async (
    name: string,
    { signal }: { readonly signal: AbortSignal },
    hold: () => Promise<unknown>,
  ): Promise<void> => {
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
    while (this.held.has(name)) {
      await Promise.race([this.held.get(name), aborted]);
      if (!signal.aborted) continue;
      this.refused += 1;
      throw signal.reason;
    }
    const holding = hold();
    this.held.set(name, holding);
    await holding;
    if (this.held.get(name) === holding) this.held.delete(name);
  };

  /** As the browser does for a page that has crashed. */
  releaseAll(): void {
    this.held = new Map();
  }
}
