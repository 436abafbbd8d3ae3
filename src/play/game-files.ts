import { isSavingData, whenIdle } from '#platform';

/** In each page with the game the build writes the addresses of the engine's files into this tag, separated by spaces. */
const LIST = 'meta[name="game-files"]';

/** Fetches the engine's files ahead, while the visitor reads. The scripts are not run before they are needed. */
export class GameFiles {
  private readonly fetched = new Set<string>();

  /** Fetches them once the page has loaded and the browser is idle. Returns a cancel function. */
  fetchWhenIdle(): () => void {
    return whenIdle(() => this.fetchAhead());
  }

  private fetchAhead(): void {
    if (isSavingData()) return;
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

/** Reads the response to its end, or the browser would not cache it. After a failure the engine fetches the file itself. */
function fetchPicture(address: string): void {
  fetch(address, { priority: 'low' })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
