import { afterLoad } from './after-load.ts';
import { whenIdle } from './when-idle.ts';

/** What browsers say when the visitor, or a private window, wants no worker, and when the page is being left. */
const REFUSALS = ['SecurityError', 'NotSupportedError', 'InvalidStateError', 'AbortError'];

/** Makes the site work without a network from the next page on. Without a worker all is as it was. */
export function registerServiceWorker(): void {
  // The dev server has no worker, and one left over from a build would hide every change.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // What the page itself needs comes first.
  afterLoad(() => whenIdle(() => void register()));
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch (error) {
    const refused = error instanceof DOMException && REFUSALS.includes(error.name);
    if (refused || !navigator.onLine) return;
    console.error('The site will not work offline.', error);
  }
}
