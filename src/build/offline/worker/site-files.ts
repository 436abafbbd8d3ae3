/** A file of the site. Its URL contains its hash where `revision` is null. */
export interface SiteFile {
  readonly url: string;
  readonly revision: string | null;
}

/** The caches of all versions; another prefix is somebody else's. */
const PREFIX = 'site-';

/** The key that a cache has once everything is in it. */
const COMPLETE = '/stored-completely';

/** The key under which a cache has the time when its version took over, ms. A version that never did has none. */
const TOOK_OVER = '/took-over';

/** How many files are requested at a time, so that the page's own requests get through. */
const AT_A_TIME = 4;

/** The server varies its responses by how they are compressed, which is of no account here. */
const MATCH: CacheQueryOptions = { ignoreVary: true };

/**
 * The stored files of one version of the site. Each version has a cache of its own, into which it copies what has not changed. The
 * version before is kept as well: a page of it that is still open finds its parts.
 */
export class SiteFiles {
  private readonly cacheName: string;
  private readonly files: ReadonlyMap<string, SiteFile>;

  constructor(version: string, files: readonly SiteFile[]) {
    this.cacheName = PREFIX + version;
    this.files = new Map(files.map((file) => [file.url, file]));
  }

  cache(): Promise<Cache> {
    return caches.open(this.cacheName);
  }

  /** The file at this URL. A URL that lists a hash as its query finds that version of the file only. */
  find({ pathname, search }: URL): SiteFile | undefined {
    return this.files.get(pathname + search) ?? this.files.get(pathname);
  }

  /** The stored file; otherwise that of the server, which is stored. @throws TypeError without a network. */
  async read(file: SiteFile, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
    const cache = await this.cache();
    const stored = await cache.match(keyOf(file), MATCH);
    if (stored !== undefined) return stored;
    const response = await request(file);
    if (response.ok) keepAlive(cache.put(keyOf(file), response.clone()));
    return response;
  }

  /** Stores these files. Nothing is transferred for one that the version before or the browser's own cache has. */
  async store(files: readonly SiteFile[]): Promise<void> {
    const cache = await this.cache();
    const queue = files.values();
    const takeFromQueue = async () => {
      for (const file of queue) await copyOrRequest(cache, file);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, takeFromQueue));
  }

  /** Stores all files. */
  storeAll(): Promise<void> {
    return this.store([...this.files.values()]);
  }

  /** Stores what the version before has and what has not changed since. */
  async copyUnchanged(): Promise<void> {
    const cache = await this.cache();
    for (const file of this.files.values()) {
      const earlier = await caches.match(keyOf(file), MATCH);
      if (earlier !== undefined) await cache.put(keyOf(file), earlier);
    }
  }

  async isComplete(): Promise<boolean> {
    return (await (await this.cache()).match(COMPLETE)) !== undefined;
  }

  async markAsComplete(): Promise<void> {
    await (await this.cache()).put(COMPLETE, new Response());
  }

  /** Whether the version before was stored completely. */
  async wasComplete(): Promise<boolean> {
    const before = (await this.otherCaches()).at(-1);
    if (before === undefined) return false;
    return (await (await caches.open(before)).match(COMPLETE)) !== undefined;
  }

  /** Takes over: deletes all versions but this one and the one before. */
  async replaceEarlier(): Promise<void> {
    const old = (await this.otherCaches()).slice(0, -1);
    await Promise.all(old.map((name) => caches.delete(name)));
    await (await this.cache()).put(TOOK_OVER, new Response(String(Date.now())));
  }

  /** The caches of other versions, in the order in which they took over: the last is that of the version before. */
  private async otherCaches(): Promise<readonly string[]> {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.cacheName);
    const dated = await Promise.all(names.map(async (name) => ({ name, at: await tookOverAt(name) })));
    return dated.sort((one, other) => one.at - other.at).map(({ name }) => name);
  }
}

/** @returns 0 for a version that never took over. */
async function tookOverAt(cacheName: string): Promise<number> {
  const stored = await (await caches.open(cacheName)).match(TOOK_OVER);
  return Number((await stored?.text()) ?? 0);
}

/** A part of the version before, which the list of this one does not have; otherwise what the server says. */
export async function readEarlier(asked: Request): Promise<Response> {
  return (await caches.match(asked.url, MATCH)) ?? fetch(asked);
}

function keyOf({ url, revision }: SiteFile): string {
  return revision === null ? url : `${url}?revision=${revision}`;
}

async function copyOrRequest(cache: Cache, file: SiteFile): Promise<void> {
  if ((await cache.match(keyOf(file), MATCH)) !== undefined) return;
  const response = (await caches.match(keyOf(file), MATCH)) ?? (await request(file));
  if (!response.ok) throw new Error(`${file.url} was answered with ${response.status}.`);
  await cache.put(keyOf(file), response);
}

/** A file without a hash in its URL may be outdated in the browser's cache. */
function request({ url, revision }: SiteFile): Promise<Response> {
  return fetch(url, revision === null ? {} : { cache: 'no-cache' });
}
