import { listen, workUnderWay } from '#platform';

/** The Web Lock that tabs share while something is under way in them, such as a run. */
const LOCK = 'dino-work-under-way';

/** Holds the shared lock while something is under way on this page, so that no new version takes over meanwhile. */
export function holdDuringWork(): void {
  let release = () => {};
  const update = () => {
    release();
    if (!workUnderWay.get()) return;
    const gone = new AbortController();
    const ended = new Promise<void>((resolve) => {
      release = () => {
        // Refuses a lock that has not been granted yet.
        gone.abort();
        resolve();
      };
    });
    navigator.locks
      .request(LOCK, { mode: 'shared', signal: gone.signal }, () => ended)
      .catch(() => {
        // Aborted, or refused by the browser. Then a new version may take over during a run, which still finds its parts.
      });
  };
  workUnderWay.subscribe(update);
  // A page that holds a lock can't be restored by the browser's back button.
  listen(window, 'pagehide', () => release());
  listen(window, 'pageshow', update);
}

/**
 * Acts when nothing is under way in any tab of this site. Never acts where the browser refuses locks.
 * @param onDelay called each time that something turns out to be under way.
 */
export async function whenNoWork(act: () => void, onDelay: () => void): Promise<void> {
  try {
    if (await isWorkUnderWay()) onDelay();
    const tryToAct = async () => {
      // A run that began after this lock was asked for waits behind it.
      const isFree = !(await isWorkUnderWay());
      if (isFree) act();
      else onDelay();
      return isFree;
    };
    let hasActed = false;
    while (!hasActed) hasActed = await navigator.locks.request(LOCK, tryToAct);
  } catch {
    // A document in a sandbox has no locks. The new version waits until no page is open.
  }
}

/** Whether something is under way in any tab, also in one that still waits for its lock. */
async function isWorkUnderWay(): Promise<boolean> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].some(({ name, mode }) => name === LOCK && mode === 'shared');
}
