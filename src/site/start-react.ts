import {
  forgetEarlyPress,
  hasPlayerData,
  isSavingData,
  listen,
  onFirstTouch,
  whenIdle,
} from '#platform';
import { onAdvertWanted } from './adverts/index.ts';
import { fetchGameFiles } from './fetch-ahead.ts';

/** While the document's element has it, a page with the game says that the game did not load. */
const NOT_LOADED = 'data-not-loaded';

/**
 * Hydrates the page when the visitor first touches it; once the browser is idle for a player who
 * comes back, because their numbers and settings are to be shown, and for who is to see adverts; at
 * once if the address asks for something that is not in the page, such as a run. The game's files
 * are fetched ahead while the browser is idle.
 * @param hydrate loads React and hydrates the page.
 */
export function startReact(hydrate: () => Promise<void>): void {
  let isFetched = false;
  let isStarted = false;

  const fetchFiles = (priority: RequestPriority) => {
    if (!isFetched) void fetchGameFiles(priority);
    isFetched = true;
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    document.documentElement.removeAttribute(NOT_LOADED);
    fetchFiles('high');
    hydrate().catch((error: unknown) => {
      console.error('The page stays as it was served.', error);
      document.documentElement.setAttribute(NOT_LOADED, '');
      forgetEarlyPress();
      isStarted = false;
      onNextPress(start);
    });
  };

  onFirstTouch(start);
  if (asksForMore()) start();
  if (hasPlayerData()) whenIdle(start);
  onAdvertWanted(() => whenIdle(start));
  whenIdle(() => {
    if (!isSavingData()) fetchFiles('low');
  });
}

/** Whether the address names something that is not in the page as it was served. */
function asksForMore(): boolean {
  return location.hash.length > 1 && document.getElementById(location.hash.slice(1)) === null;
}

function onNextPress(callback: () => void): void {
  const onPress = () => {
    for (const dispose of disposers) dispose();
    callback();
  };
  const disposers = [
    listen(window, 'pointerdown', onPress, { capture: true }),
    listen(window, 'keydown', onPress, { capture: true }),
  ];
}
