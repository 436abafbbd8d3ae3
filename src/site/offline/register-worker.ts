import { Workbox } from 'workbox-window';
import { NEW_VERSION } from '#content';
import { hasUserActivation, listen, workUnderWay } from '#platform';
import { createElement } from '../consent/elements.ts';
import styles from './new-version.module.css';

/** How long to wait for the new worker, ms. Chromium may keep a busy old one for minutes. */
const TAKEOVER_TIMEOUT_MS = 3000;

/** Between update checks, ms. An installed app may be resumed for weeks without a load. */
const UPDATE_CHECK_INTERVAL_MS = 3_600_000;

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: () => string },
      ): {
        createScriptURL(text: string): ConstructorParameters<typeof Workbox>[0];
      };
    };
  }
}

const ADDRESS = '/sw.js';

/** The only one that the page's headers allow. */
const policy = window.trustedTypes?.createPolicy('service-worker', {
  createScriptURL: () => ADDRESS,
});

/**
 * Resolves once the whole site is stored. From then on the page offers new versions.
 * @param onNoRoom called if the browser has no room for the site, before or after this rejects.
 * @throws Error if the browser refuses the worker or a file can't be fetched.
 */
export async function registerWorker(onNoRoom: () => void): Promise<void> {
  if (region === undefined) {
    region = createElement('div', { role: 'status' });
    document.body.append(region);
  }
  const workbox = new Workbox(policy?.createScriptURL(ADDRESS) ?? ADDRESS);
  workbox.addEventListener('waiting', ({ wasWaitingBeforeRegister = false }) => {
    offerNewVersion(workbox, wasWaitingBeforeRegister);
  });
  workbox.addEventListener('message', onNoRoom);
  const failed = new Promise<never>((_, reject) => {
    workbox.addEventListener('redundant', () =>
      reject(new Error('The service worker could not be installed.')),
    );
  });
  await workbox.register();
  await Promise.race([navigator.serviceWorker.ready, failed]);
  lookWhenShown(workbox);
}

/** Checks for a new version when the page becomes visible. Registering has just done so. */
function lookWhenShown(workbox: Workbox): void {
  let lookedAt = Date.now();
  listen(document, 'visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < UPDATE_CHECK_INTERVAL_MS) return;
    lookedAt = Date.now();
    workbox.update().catch(() => {
      // Offline.
    });
  });
}

/** An untouched page that has just loaded reloads by itself if the site is open in no other tab. */
function offerNewVersion(workbox: Workbox, isOnLoad: boolean): void {
  let isAskedFor = false;
  const showLine = () =>
    showNewVersionLine(() => {
      isAskedFor = true;
      workbox.messageSkipWaiting();
      setTimeout(() => void loadFromServer(), TAKEOVER_TIMEOUT_MS);
    });
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (isOnLoad && isUntouched()) {
    void workbox.messageSW({ type: 'SKIP_WAITING_IF_ALONE' });
    timer = setTimeout(showLine, TAKEOVER_TIMEOUT_MS);
  } else showLine();
  workbox.addEventListener('controlling', () => {
    clearTimeout(timer);
    if (isAskedFor || isUntouched()) location.reload();
    // Another tab has switched to the new version.
    else showNewVersionLine(() => location.reload());
  });
}

/** Unregisters the old worker, so that the server answers and the page registers the new one. */
async function loadFromServer(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if ((registration?.waiting ?? null) === null) return;
  await registration?.unregister();
  location.reload();
}

function isUntouched(): boolean {
  return !hasUserActivation() && !workUnderWay.get();
}

/**
 * A live region must be in the page well before its text, or the change isn't announced. It is
 * outside React's tree, which may not exist yet.
 */
let region: HTMLElement | undefined;

let load = () => {};

/**
 * The line is hidden during a run. Calling this again replaces the button's action and keeps the
 * focus.
 */
function showNewVersionLine(onPress: () => void): void {
  load = onPress;
  if (region?.hasChildNodes() === false) region.append(createLine());
}

function createLine(): HTMLElement {
  const button = createElement(
    'button',
    { type: 'button', class: styles.button },
    NEW_VERSION.reload,
  );
  button.addEventListener('click', () => load());
  const text = createElement('span', {}, NEW_VERSION.text);
  const created = createElement('div', { class: styles.line }, text, button);
  const update = () => {
    created.hidden = workUnderWay.get();
  };
  update();
  workUnderWay.subscribe(update);
  return created;
}
