import { hasPlayerData, isSavingData, whenIdle, workUnderWay } from '#platform';
import { serviceWorkers, storeSite } from './offline/offline-copy.ts';

/**
 * Stores the site for those likely to want it offline: when a run has ended, when the visitor has
 * played here before, and when the site is installed. If the visitor saves data, nothing new is
 * stored, but an existing copy is renewed.
 */
export function registerServiceWorker(): void {
  const workers = serviceWorkers();
  if (workers === undefined) return;
  const isStored = workers.controller !== null;
  const storeNow = () => {
    storeSite().catch(() => {
      // The page works without it. The next run tries again.
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
