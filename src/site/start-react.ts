import { RELOADING } from '#content';
import {
  allOf,
  forgetEarlyPress,
  hasFastWebGL,
  hasPlayerData,
  importOrReload,
  isInFrame,
  isSavingData,
  listen,
  onFirstTouch,
  watchMissingChunks,
  whenIdle,
} from '#platform';
import { onAdvertWanted } from './adverts/adverts.ts';
import styles from './consent/consent.module.css';
import { createElement } from './consent/elements.ts';

/** An attribute of the document's element that makes a game page say that the game didn't load. */
const NOT_LOADED = 'data-not-loaded';

/** Each page with the game lists the URLs of React's and the game's files. */
const LIST = 'meta[name="game-files"]';

/**
 * Hydrates the page at the first touch. Returning players and visitors with adverts see more than
 * the served page, so their page is hydrated once the browser is idle. If the address asks for
 * something else, such as a run, the page is hydrated at once.
 *
 * Call it before the first lazy import.
 * @param hydrate loads React and hydrates the page.
 */
export function startReact(hydrate: () => Promise<void>): void {
  let fetching: Promise<void> | undefined;
  let isStarted = false;
  watchMissingChunks(showReload);

  const fetchFiles = (priority: RequestPriority) =>
    (fetching ??= fetchAll(gameFiles().always, priority));
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    document.documentElement.removeAttribute(NOT_LOADED);
    // The renderer is needed last, so it doesn't overtake what is fetched ahead.
    const priority = fetching === undefined ? 'high' : 'low';
    void fetchFiles(priority);
    const { webgl, canvas } = gameFiles();
    void fetchAll(hasFastWebGL() ? webgl : canvas, priority);
    importOrReload(hydrate).catch((error: unknown) => {
      console.error('The page stays as it was served.', error);
      document.documentElement.setAttribute(NOT_LOADED, '');
      forgetEarlyPress();
      isStarted = false;
      onNextPress(start);
    });
  };

  onFirstTouch(start);
  if (asksForMore()) start();
  // A page around a frame has better uses for its visitors' connection.
  if (isInFrame()) return;
  if (hasPlayerData()) whenIdle(start);
  onAdvertWanted(() => whenIdle(start));
  const fetchAhead = async () => {
    await fetchFiles('low');
    // To ask which one it will be costs a drawing context, and nothing is drawn until a touch.
    const { webgl, canvas } = gameFiles();
    if (!isStarted) await fetchAll([...webgl, ...canvas], 'low');
  };
  whenIdle(() => {
    if (!isSavingData()) void fetchAhead();
  });
}

/** The sentence is gone with the page. */
function showReload(): void {
  const attributes = { role: 'status', class: styles.banner };
  document.body.append(createElement('div', attributes, RELOADING));
}

function asksForMore(): boolean {
  return location.hash.length > 1 && document.getElementById(location.hash.slice(1)) === null;
}

function onNextPress(callback: () => void): void {
  const onPress = () => {
    cancel();
    callback();
  };
  const cancel = allOf([
    listen(window, 'pointerdown', onPress, { capture: true }),
    listen(window, 'keydown', onPress, { capture: true }),
  ]);
}

/** URLs; none on a page without the game. */
function gameFiles() {
  const list = document.querySelector<HTMLMetaElement>(LIST)?.content ?? '';
  const [always = [], webgl = [], canvas = []] = list
    .split('\n\n')
    .map((part) => part.split('\n').filter((address) => address !== ''));
  return { always, webgl, canvas };
}

/**
 * Settles without waiting for the scripts, which don't run until they are imported. Files that fail
 * are fetched again when needed.
 */
async function fetchAll(addresses: readonly string[], priority: RequestPriority): Promise<void> {
  const scripts = addresses.filter((address) => address.endsWith('.js'));
  for (const address of scripts) preloadModule(address, priority);
  const others = addresses.filter((address) => !scripts.includes(address));
  try {
    await Promise.all(others.map((address) => fetchToCache(address, priority)));
  } catch {
    // Offline.
  }
}

function preloadModule(address: string, priority: RequestPriority): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = priority;
  link.href = address;
  document.head.append(link);
}

/** Reads the response to its end, or the browser wouldn't cache it. */
async function fetchToCache(address: string, priority: RequestPriority): Promise<void> {
  await (await fetch(address, { priority })).arrayBuffer();
}
