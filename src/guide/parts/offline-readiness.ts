/** Whether the game can be opened without a network. */
export type OfflineReadiness = 'ready' | 'storing' | 'missing' | 'unsupported';

/**
 * What the service worker has stored: it becomes active only once it has stored everything. A browser that refuses an answer does not
 * support it.
 */
export async function readOfflineReadiness(): Promise<OfflineReadiness> {
  if (!('serviceWorker' in navigator)) return 'unsupported';
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration === undefined) return 'missing';
    return registration.active === null ? 'storing' : 'ready';
  } catch {
    return 'unsupported';
  }
}

/**
 * Calls back with the state now, and again once the game is stored. Returns an unsubscribe function.
 */
export function watchOfflineReadiness(onChange: (readiness: OfflineReadiness) => void): () => void {
  let isWatched = true;
  const read = async () => {
    const readiness = await readOfflineReadiness();
    if (isWatched) onChange(readiness);
  };
  void read();
  // Never resolves where no worker is registered.
  if ('serviceWorker' in navigator) navigator.serviceWorker.ready.then(read, () => undefined);
  return () => {
    isWatched = false;
  };
}
