import { Workbox } from 'workbox-window';
import { hasUserActivation, workUnderWay } from '#platform';
import { reloadAfterWork } from '../reload.ts';
import { addNewVersionRegion, showNewVersionLine } from './new-version-line.ts';

/**
 * How long a page waits for the new worker to take over, ms. Chromium may keep the old one for
 * minutes if it was answering requests, such as those of React.
 */
const TAKEOVER_TIMEOUT = 3000;

/**
 * Registers the service worker, and resolves when it has stored the whole site. From then on the
 * page offers new versions.
 * @throws Error where the browser refuses the worker, or if not all can be fetched.
 */
export async function registerWorker(address: string): Promise<void> {
  addNewVersionRegion();
  const workbox = new Workbox(address);
  workbox.addEventListener('waiting', ({ wasWaitingBeforeRegister = false }) => {
    offerNewVersion(workbox, wasWaitingBeforeRegister);
  });
  const failed = new Promise<never>((_, reject) => {
    workbox.addEventListener('redundant', () =>
      reject(new Error('The service worker could not be installed.')),
    );
  });
  await workbox.register();
  await Promise.race([navigator.serviceWorker.ready, failed]);
}

/**
 * Shows a line that offers the new version. A page that has just been loaded first tries to be
 * loaded again from it, if nobody has touched it and the site is open in no other tab.
 */
function offerNewVersion(workbox: Workbox, isOnLoad: boolean): void {
  let isAskedFor = false;
  const showLine = () =>
    showNewVersionLine(() => {
      isAskedFor = true;
      workbox.messageSkipWaiting();
      setTimeout(() => void loadFromServer(), TAKEOVER_TIMEOUT);
    });
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (isOnLoad && isUntouched()) {
    void workbox.messageSW({ type: 'SKIP_WAITING_IF_ALONE' });
    timer = setTimeout(showLine, TAKEOVER_TIMEOUT);
  } else showLine();
  workbox.addEventListener('controlling', () => {
    clearTimeout(timer);
    if (isAskedFor || isUntouched()) reloadAfterWork();
    // Another tab has asked for it.
    else showNewVersionLine(reloadAfterWork);
  });
}

/** Without a registration the server answers, and the page registers the new worker. */
async function loadFromServer(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if ((registration?.waiting ?? null) === null) return;
  await registration?.unregister();
  reloadAfterWork();
}

function isUntouched(): boolean {
  return !hasUserActivation() && !workUnderWay.get();
}
