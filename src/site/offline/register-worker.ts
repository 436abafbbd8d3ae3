import { Workbox } from 'workbox-window';
import { NEW_VERSION } from '#content';
import { hasUserActivation, listen, workUnderWay } from '#platform';
import { createElement } from '../consent/elements.ts';
import { reloadAfterWork } from '../reload.ts';
import styles from './new-version.module.css';

/**
 * How long a page waits for the new worker to take over, ms. Chromium may keep the old one for
 * minutes if it was answering requests, such as those of React.
 */
const TAKEOVER_TIMEOUT = 3000;

/** An installed app may be resumed for weeks without a load. So often at most it looks then, ms. */
const LOOK_EVERY = 3_600_000;

/**
 * Registers the service worker, and resolves when it has stored the whole site. From then on the
 * page offers new versions.
 * @throws Error where the browser refuses the worker, or if not all can be fetched.
 */
export async function registerWorker(address: string): Promise<void> {
  if (region === undefined) {
    region = createElement('div', { role: 'status' });
    document.body.append(region);
  }
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
  lookWhenShown(workbox);
}

/** Asks for a new version when the page becomes visible. Registering has just done so. */
function lookWhenShown(workbox: Workbox): void {
  let lookedAt = Date.now();
  listen(document, 'visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < LOOK_EVERY) return;
    lookedAt = Date.now();
    workbox.update().catch(() => {
      // There is no network now.
    });
  });
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

/**
 * The live region for the line. It is in the page well before the line, or the change would not be
 * announced, and not part of React's tree, which may not be there yet.
 */
let region: HTMLElement | undefined;

/** What the line's button does. */
let load = () => {};

/**
 * Shows that there is a new version, with a button that loads it. While something is under way on
 * this page, such as a run, the line is hidden. A second call changes what the button does, and
 * leaves the focus on it.
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
