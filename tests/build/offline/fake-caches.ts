const ORIGIN = 'https://dino.test';

const keyOf = (asked: RequestInfo | URL) => {
  const { pathname, search } = new URL(asked instanceof Request ? asked.url : asked, ORIGIN);
  return pathname + search;
};

class FakeCache {
  readonly entries = new Map<string, Response>();

  readonly match = (asked: RequestInfo | URL) => Promise.resolve(this.entries.get(keyOf(asked))?.clone());

  readonly put = (asked: RequestInfo | URL, response: Response) => {
    this.entries.set(keyOf(asked), response);
    return Promise.resolve();
  };
}

/** A browser's cache storage, which lists caches in the order in which they were made. */
export class FakeCaches {
  isBroken = false;
  private readonly all = new Map<string, FakeCache>();

  readonly open = (name: string): Promise<FakeCache> => {
    if (this.isBroken) return Promise.reject(new DOMException('Quota exceeded.', 'QuotaExceededError'));
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return Promise.resolve(cache);
  };

  readonly keys = () => Promise.resolve([...this.all.keys()]);

  readonly delete = (name: string) => Promise.resolve(this.all.delete(name));

  readonly match = (asked: RequestInfo | URL): Promise<Response | undefined> => {
    const cache = [...this.all.values()].find(({ entries }) => entries.has(keyOf(asked)));
    return Promise.resolve(cache?.match(asked));
  };

  names(): string[] {
    return [...this.all.keys()];
  }

  /** What is stored in the cache of this name. */
  stored(name: string): string[] {
    return [...(this.all.get(name)?.entries.keys() ?? [])];
  }
}
