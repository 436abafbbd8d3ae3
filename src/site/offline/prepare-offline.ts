import { Store, withTimeout } from '#platform';
import { registerWorker } from './register-worker.ts';
import { ask, QUESTIONS } from './worker-messages.ts';

/** What is there without a network: nothing in this browser, what was visited, or the whole site. */
export type OfflineReadiness = 'unsupported' | 'partly' | 'ready';

/** Whether this browser can store the site. Without a secure connection, or in a private window of some, it can't. */
function isSupported(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis;
}

/** Never rejects: what can't be found out counts as not ready. */
export async function offlineReadiness(): Promise<OfflineReadiness> {
  if (!isSupported()) return 'unsupported';
  try {
    const active = (await navigator.serviceWorker.getRegistration())?.active ?? null;
    return active !== null && (await ask(active, QUESTIONS.readiness)) === 'ready' ? 'ready' : 'partly';
  } catch {
    return 'partly';
  }
}

/** How long a worker may take to be active, ms. One that can't be installed never is. */
const ACTIVATION_TIMEOUT = 60_000;

/** Whether this page is having the whole site stored, for whatever reason. */
export const preparingOffline = new Store(false);

let preparing: Promise<void> | undefined;

/**
 * Stores the whole site now, also where the visitor saves data: call it when the visitor asks for that. Resolves when all is stored.
 * A call while it is being stored returns the same promise.
 * @throws Error where the browser stores nothing, without a network, or when the site has a newer version than this page.
 */
export function prepareOffline(): Promise<void> {
  if (preparing === undefined) {
    preparing = storeAll().finally(() => {
      preparing = undefined;
      preparingOffline.publish(false);
    });
    preparingOffline.publish(true);
  }
  return preparing;
}

async function storeAll(): Promise<void> {
  if (!isSupported()) throw new Error('This browser stores no pages.');
  await registerWorker();
  const { active } = await withTimeout(navigator.serviceWorker.ready, ACTIVATION_TIMEOUT);
  const answer = active === null ? 'There is no service worker.' : await ask(active, QUESTIONS.prepare);
  if (answer !== 'ready') throw new Error(answer);
}
