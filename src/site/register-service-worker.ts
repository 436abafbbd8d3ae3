import { hasPlayerData, isSavingData, whenIdle, workUnderWay } from '#platform';
import { lacksRoom, serviceWorkers, storeSite } from './offline/offline-copy.ts';

/**
 * Stores the site after a run, on a return visit of a player, and on installing. If the browser's
 * data saver is on, only renews an existing copy. Where there was no room, waits for the next
 * visit.
 */
export function registerServiceWorker(): void {
  const workers = serviceWorkers();
  if (workers === undefined) return;
  const isStored = workers.controller !== null;
  const storeNow = () => {
    storeSite().catch(() => {
      // The page works without the copy. The next run tries again.
    });
  };
  // The page's own requests come first.
  const store = () => {
    if (!lacksRoom() && (isStored || !isSavingData())) whenIdle(storeNow);
  };
  if (isStored || hasPlayerData() || matchMedia('(display-mode: standalone)').matches) store();
  // TypeScript's list of events lacks this one.
  window.addEventListener('appinstalled', store);
  workUnderWay.subscribe(() => {
    if (!workUnderWay.get()) store();
  });
}
