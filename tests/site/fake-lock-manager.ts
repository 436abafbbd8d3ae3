type Mode = 'shared' | 'exclusive';

interface Options {
  readonly mode?: Mode;
  readonly signal?: AbortSignal;
}

const NO_OPTIONS: Options = {};

interface Lock {
  readonly name: string;
  readonly mode: Mode;
  readonly run: () => Promise<void>;
}

/** Web Locks as browsers grant them: first come, first served, and shared ones together. The tabs of a test share one of these. */
export class FakeLockManager {
  private held: readonly Lock[] = [];
  private pending: readonly Lock[] = [];

  readonly query = () => Promise.resolve({ held: this.held, pending: this.pending });

  request<Result>(name: string, act: () => Result): Promise<Awaited<Result>>;
  request<Result>(name: string, options: Options, act: () => Result): Promise<Awaited<Result>>;
  request<Result>(name: string, ...rest: [() => Result] | [Options, () => Result]): Promise<Awaited<Result>> {
    const [{ mode = 'exclusive', signal }, act] = rest.length === 1 ? [NO_OPTIONS, rest[0]] : rest;
    return new Promise((resolve, reject) => {
      const lock: Lock = { name, mode, run: async () => resolve(await act()) };
      signal?.addEventListener('abort', () => {
        if (!this.pending.includes(lock)) return;
        this.pending = this.pending.filter((each) => each !== lock);
        reject(signal.reason);
        this.grant();
      });
      this.pending = [...this.pending, lock];
      this.grant();
    });
  }

  private grant(): void {
    const [next, ...rest] = this.pending;
    if (next === undefined) return;
    const isShared = [...this.held, next].every(({ mode }) => mode === 'shared');
    if (this.held.length > 0 && !isShared) return;
    this.pending = rest;
    this.held = [...this.held, next];
    void next.run().finally(() => {
      this.held = this.held.filter((each) => each !== next);
      this.grant();
    });
    this.grant();
  }
}
