import { Store } from '#platform';

/** Chromium's event, which TypeScript's DOM library lacks. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

export const installState = new Store({ isOffered: false, isInstalled: false, hasFailed: false });

/** The browser's offer can be used once. The browser may then make another. */
let offer: InstallPromptEvent | undefined;

/**
 * Keeps the browser's offer across pages. It comes soon after the page has loaded, usually before
 * React. If the page has an install button, the browser's own banner is suppressed.
 */
export function watchInstallPrompt(): void {
  // TypeScript's list of events lacks this and appinstalled.
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    if (document.querySelector('[data-install]') !== null) event.preventDefault();
    offer = event;
    installState.publish({ ...installState.get(), isOffered: true, hasFailed: false });
  });
  window.addEventListener('appinstalled', () => {
    offer = undefined;
    installState.publish({ isOffered: false, isInstalled: true, hasFailed: false });
  });
}

/** Never rejects. */
export async function showInstallPrompt(): Promise<void> {
  const event = offer;
  offer = undefined;
  installState.publish({ ...installState.get(), isOffered: false });
  try {
    await event?.prompt();
  } catch {
    installState.publish({ ...installState.get(), hasFailed: true });
  }
}
