import { isSavingData, listen } from '#platform';
import { reloadAfterWork } from '../reload-after-work.ts';
import { navigateFully } from './full-navigation.ts';
import { holdDuringWork, whenNoWork } from './hold-during-work.ts';
import { addNewVersionRegion, showNewVersionLine } from './new-version-line.ts';
import { takeOver } from './worker-messages.ts';

/** How long a page that is returned to leaves the server alone after the last look for a new version, ms. */
const LOOK_INTERVAL = 600_000;

/**
 * Makes a new version take over when nothing is under way in any tab; the next page is then loaded from it. A tab that is in nobody's
 * way while another one delays that offers to reload, and so does an installed app, which is mostly not navigated at all.
 */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  addNewVersionRegion();
  const watchInstalling = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller !== null)
        activate(installing, registration);
    });
  };
  if (registration.waiting !== null) activate(registration.waiting, registration);
  // A busy page may come here when a new version is being installed already.
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
  lookOnReturn(registration);
}

/** Call it as soon as the page's script runs, or a change of workers before the registration would be missed. */
export function watchController(): void {
  holdDuringWork();
  let controller = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isFirst = controller === null;
    controller = navigator.serviceWorker.controller;
    if (isFirst) return;
    navigateFully();
    if (matchMedia('(display-mode: standalone)').matches) showNewVersionLine(reloadAfterWork);
  });
}

/** How long a visitor who has asked for the new version waits for it to take over, ms. Chromium may wait minutes for the one before. */
const PATIENCE = 3000;

function activate(worker: ServiceWorker, registration: ServiceWorkerRegistration): void {
  const load = async () => {
    if (isWaiting(worker)) {
      takeOver(worker);
      await changeOrPatience(worker);
    }
    if (isWaiting(worker)) {
      // Without a registration the server answers, with the new version, and the page registers its worker again.
      await registration.unregister().catch(() => undefined);
    }
    reloadAfterWork();
  };
  void whenNoWork(
    () => takeOver(worker),
    () => showNewVersionLine(() => void load()),
  );
}

function isWaiting({ state }: ServiceWorker): boolean {
  return state === 'installed';
}

function changeOrPatience(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
  });
}

function lookOnReturn(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now();
  listen(document, 'visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || isSavingData()) return;
    if (performance.now() - lookedAt < LOOK_INTERVAL) return;
    lookedAt = performance.now();
    registration.update().catch(() => {
      // The network, or the server. The next return tries again.
    });
  });
}
