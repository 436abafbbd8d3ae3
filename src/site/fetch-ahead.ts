/**
 * In each page with the game, names the file in which the build lists the addresses of React's and
 * the game's files.
 */
const LIST = 'meta[name="game-files"]';

/**
 * Fetches the files of the game and of React, all at once. The scripts are not run before they are
 * imported. What does not come is fetched again when it is needed.
 */
export async function fetchGameFiles(priority: RequestPriority): Promise<void> {
  const list = document.querySelector<HTMLMetaElement>(LIST)?.content;
  if (list === undefined) return;
  try {
    const addresses = (await (await fetch(list, { priority })).text()).split('\n');
    const scripts = addresses.filter((address) => address.endsWith('.js'));
    for (const address of scripts) preloadModule(address, priority);
    const others = addresses.filter((address) => !scripts.includes(address));
    await Promise.all(others.map((address) => fetchToCache(address, priority)));
  } catch {
    // No network.
  }
}

function preloadModule(address: string, priority: RequestPriority): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = priority;
  link.href = address;
  document.head.append(link);
}

/** Reads the response to its end, or the browser would not cache it. */
async function fetchToCache(address: string, priority: RequestPriority): Promise<void> {
  await (await fetch(address, { priority })).arrayBuffer();
}
