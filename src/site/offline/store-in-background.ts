import { listen, whenIdle, workUnderWay } from '#platform';
import { isMetered, isSavingData } from './connection.ts';
import { prepareOffline } from './prepare-offline.ts';

/**
 * Stores the whole site for those who will want it: at once when it is installed, and when a visitor who has played without a network is
 * online again. Otherwise when the browser is idle and the connection not known to be paid by volume, once the visitor has played or
 * comes back. A first visit without a run stores only what it has loaded. Nothing is stored for a visitor who saves data.
 * @param isReturn whether a service worker answered the request for this page.
 */
export function storeInBackground(isReturn: boolean): void {
  let isStarted = false;
  const store = () => {
    if (isStarted || isSavingData() || !navigator.onLine) return;
    isStarted = true;
    prepareOffline().catch(() => {
      // The page needs none of it. It is tried again from the next page on.
    });
  };
  const storeWhenIdle = () => {
    if (!isMetered()) whenIdle(store);
  };
  // TypeScript's list of events lacks it.
  window.addEventListener('appinstalled', store);
  if (matchMedia('(display-mode: standalone)').matches) whenIdle(store);
  else if (isReturn) storeWhenIdle();

  let hasPlayedOffline = false;
  workUnderWay.subscribe(() => {
    if (workUnderWay.get()) hasPlayedOffline ||= !navigator.onLine;
    else storeWhenIdle();
  });
  listen(window, 'online', () => {
    if (hasPlayedOffline) store();
  });
}
