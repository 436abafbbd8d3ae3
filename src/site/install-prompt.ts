import { Store } from '#platform';

/** Chromium's event, which TypeScript's DOM library lacks. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** Whether the browser offers to install the site, and what came of that on this page. */
export const installState = new Store({ isOffered: false, isInstalled: false, hasFailed: false });

/** The browser's offer. It can be used once; the browser may make another. */
let offer: InstallPromptEvent | undefined;

/**
 * Waits for the browser's offer, for as long as the page lives, and keeps it across pages. It comes
 * soon after the page has loaded, mostly before React. Where the page has a place for a button,
 * that replaces the browser's own banner.
 */
export function watchInstallPrompt(): void {
  // TypeScript's list of events lacks them.
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

/** Asks the visitor. Never rejects. */
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
