import { isMetered, isSavingData, listen, whenIdle, workUnderWay } from '#platform';
import { prepareOffline } from './prepare-offline.ts';

/**
 * Stores the whole site for those who will want it, when the browser is idle and no run is under way: when the site is installed, when the
 * visitor has played or comes back, and when one who has played without a network is online again. A first visit without a run stores only
 * what it has loaded. Over a connection that is known to be paid by volume only an installed site is stored; for a visitor who saves data
 * nothing is.
 * @param isReturn whether this page begins another visit than the first.
 */
export function storeInBackground(isReturn: boolean): void {
  let isInstalled = matchMedia('(display-mode: standalone)').matches;
  let isStarted = false;
  const store = () => {
    // The end of a run that began meanwhile calls again.
    if (isStarted || workUnderWay.get() || isSavingData() || !navigator.onLine) return;
    isStarted = true;
    prepareOffline().catch(() => {
      // The page needs none of it. It is tried again from the next page on.
    });
  };
  const storeWhenIdle = () => {
    if (isInstalled || !isMetered()) whenIdle(store);
  };
  // TypeScript's list of events lacks it.
  window.addEventListener('appinstalled', () => {
    isInstalled = true;
    storeWhenIdle();
  });
  if (isInstalled || isReturn) storeWhenIdle();

  let hasPlayedOffline = false;
  workUnderWay.subscribe(() => {
    if (workUnderWay.get()) hasPlayedOffline ||= !navigator.onLine;
    else storeWhenIdle();
  });
  listen(window, 'online', () => {
    if (hasPlayedOffline) storeWhenIdle();
  });
}
