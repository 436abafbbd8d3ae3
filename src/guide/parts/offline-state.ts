import { type OfflineReadiness, offlineReadiness, preparingOffline } from '#site';

/** Whether the whole site opens without a network, and `storing` while this page has it stored. */
export type OfflineState = OfflineReadiness | 'storing';

/**
 * Calls back with the state now, and again when storing begins or ends, whoever asked for it. Returns an unsubscribe function.
 */
export function watchOfflineState(onChange: (state: OfflineState) => void): () => void {
  let isWatched = true;
  const update = async () => {
    if (preparingOffline.get()) {
      onChange('storing');
      return;
    }
    const readiness = await offlineReadiness();
    if (isWatched && !preparingOffline.get()) onChange(readiness);
  };
  void update();
  const unsubscribe = preparingOffline.subscribe(() => void update());
  return () => {
    isWatched = false;
    unsubscribe();
  };
}
