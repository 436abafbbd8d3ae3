import { hasPlayerData, isSavingData, whenIdle, workUnderWay } from '#platform';
import { serviceWorkers, storeSite } from './offline/offline-copy.ts';

/**
 * Stores the site after a run, on a return visit of a player, and on installing. For a visitor who
 * saves data, only an existing copy is renewed.
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
