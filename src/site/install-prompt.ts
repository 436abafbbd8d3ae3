import { Store } from '#platform';

/** Chromium's event, which TypeScript's DOM library lacks. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** Whether the browser offers to install the site, and what came of that on this page. */
export class InstallPrompt {
  readonly store = new Store({ isOffered: false, isInstalled: false, hasFailed: false });
  private event: InstallPromptEvent | undefined;

  /**
   * Waits for the browser's offer, for as long as the page lives. It comes soon after the page has
   * loaded, mostly before React.
   * @param hasButton whether the page that is shown has a button for it, which then replaces the
   * browser's own banner.
   */
  watch(target: EventTarget, hasButton: () => boolean): void {
    target.addEventListener('beforeinstallprompt', (event) => {
      if (!isInstallPrompt(event)) return;
      if (hasButton()) event.preventDefault();
      this.event = event;
      this.store.publish({ ...this.store.get(), isOffered: true, hasFailed: false });
    });
    target.addEventListener('appinstalled', () => {
      this.event = undefined;
      this.store.publish({ isOffered: false, isInstalled: true, hasFailed: false });
    });
  }

  /** Asks the visitor. An offer can be used once; the browser may make another. Never rejects. */
  async show(): Promise<void> {
    const { event } = this;
    this.event = undefined;
    this.store.publish({ ...this.store.get(), isOffered: false });
    try {
      await event?.prompt();
    } catch {
      this.store.publish({ ...this.store.get(), hasFailed: true });
    }
  }
}

export const installPrompt = new InstallPrompt();

/** The place on a page where the button to install the site appears. */
const PLACE = '[data-install]';

/** Keeps the browser's offer for the button, also across pages. */
export function watchInstallPrompt(): void {
  installPrompt.watch(window, () => document.querySelector(PLACE) !== null);
}
