import { LocalStorageItem, Store } from '#platform';

export type OfflineState =
  'unknown' | 'unsupported' | 'missing' | 'storing' | 'ready' | 'failed' | 'noRoom';

/** Lasts as long as the visit. */
const noRoom = new LocalStorageItem('dino-no-room', () => globalThis.sessionStorage);

export const offlineState = new Store<OfflineState>('unknown');

/** Undefined without https, on the dev server, and in a sandbox, where asking throws. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  // On the dev server, a worker left over from a build would serve outdated files.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Asks the browser unless the state is known. Never rejects. */
export async function readOfflineState(): Promise<void> {
  const state = await stateOfBrowser().catch(() => 'unsupported' as const);
  if (offlineState.get() === 'unknown') offlineState.publish(state);
}

async function stateOfBrowser(): Promise<OfflineState> {
  const workers = serviceWorkers();
  if (workers === undefined) return 'unsupported';
  const registration = await workers.getRegistration();
  if ((registration?.active ?? null) !== null) return 'ready';
  return lacksRoom() ? 'noRoom' : 'missing';
}

/** Whether the browser had no room for the site when this visit tried to store it. */
export function lacksRoom(): boolean {
  return noRoom.read() !== null;
}

let storing: Promise<void> | undefined;

/**
 * Stores the whole site, even if the browser's data saver is on, and offers new versions from then
 * on.
 * @throws Error if the browser refuses or a file can't be fetched. The next call tries again.
 */
export function storeSite(): Promise<void> {
  storing ??= store().catch((error: unknown) => {
    storing = undefined;
    if (offlineState.get() !== 'noRoom') offlineState.publish('failed');
    throw error;
  });
  return storing;
}

async function store(): Promise<void> {
  if (serviceWorkers()?.controller === null) offlineState.publish('storing');
  const { registerWorker } = await import('./register-worker.ts');
  await registerWorker(() => {
    noRoom.write('yes');
    offlineState.publish('noRoom');
  });
  noRoom.remove();
  offlineState.publish('ready');
}
