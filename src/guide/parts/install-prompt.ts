import { Store } from '#platform';

/** Chromium's event, which TypeScript's DOM library lacks. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** Whether the browser offers to install the site, and whether the visitor has done so on this page. */
export class InstallPrompt {
  readonly store = new Store({ isOffered: false, isInstalled: false });
  private event: InstallPromptEvent | undefined;
  private isWatching = false;

  /** Waits for the browser's offer, for as long as the page lives: it comes once. A second call does nothing. */
  watch(target: EventTarget): void {
    if (this.isWatching) return;
    this.isWatching = true;
    target.addEventListener('beforeinstallprompt', (event) => {
      if (!isInstallPrompt(event)) return;
      // Otherwise some browsers show a banner of their own.
      event.preventDefault();
      this.event = event;
      this.store.publish({ ...this.store.get(), isOffered: true });
    });
    target.addEventListener('appinstalled', () => this.store.publish({ isOffered: false, isInstalled: true }));
  }

  /** Asks the visitor. An offer can be used once; the browser may make another. */
  async show(): Promise<void> {
    const { event } = this;
    this.event = undefined;
    this.store.publish({ ...this.store.get(), isOffered: false });
    await event?.prompt();
  }
}

export const installPrompt = new InstallPrompt();
