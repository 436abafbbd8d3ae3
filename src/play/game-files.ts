import { whenIdle } from '#platform';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** The build writes into each game page which files the engine wants, addresses with spaces between them. */
const LIST = 'meta[name="game-files"]';

/** What the engine wants, fetched while the visitor reads; nothing of it runs before its time. */
export class GameFiles {
  private readonly fetched = new Set<string>();

  /** Fetches them once the page has loaded and the browser has nothing better to do. Returns the way to call that off. */
  fetchWhenIdle(): () => void {
    return whenIdle(() => this.fetchAhead());
  }

  private fetchAhead(): void {
    if (navigator.connection?.saveData === true) return;
    const list = document.querySelector<HTMLMetaElement>(LIST)?.content ?? '';
    for (const address of list.split(/\s+/)) {
      if (address === '' || this.fetched.has(address)) continue;
      this.fetched.add(address);
      if (/\.js(\?|$)/.test(address)) preloadModule(address);
      else fetchPicture(address);
    }
  }
}

function preloadModule(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

/** Read to its end, or the browser would not keep it. One that fails is fetched again in its time, by whoever wants it. */
function fetchPicture(address: string): void {
  fetch(address, { priority: 'low' })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
