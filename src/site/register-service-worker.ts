import { hasPlayerData, isSavingData, whenIdle, workUnderWay } from '#platform';
import { serviceWorkers, storeSite } from './offline/offline-copy.ts';

/**
 * Stores the site for those who will want it offline: when a run has ended, for a visitor who has
 * played here before, and when the site is installed. For a visitor who saves data nothing is
 * stored, but what is there is renewed.
 */
export function registerServiceWorker(): void {
  const workers = serviceWorkers();
  if (workers === undefined) return;
  const isStored = workers.controller !== null;
  const storeNow = () => {
    storeSite().catch(() => {
      // The page needs none of it. It is tried again after the next run.
    });
  };
  // The page's own requests come first.
  const store = () => {
    if (isStored || !isSavingData()) whenIdle(storeNow);
  };
  if (isStored || hasPlayerData() || matchMedia('(display-mode: standalone)').matches) store();
  // TypeScript's list of events lacks it.
  window.addEventListener('appinstalled', store);
  workUnderWay.subscribe(() => {
    if (!workUnderWay.get()) store();
  });
}
