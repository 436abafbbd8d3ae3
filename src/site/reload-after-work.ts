import { workUnderWay } from '#platform';

/**
 * Reloads the page when nothing is under way on it that would be lost: at once, or at the end of a
 * run.
 */
export function reloadAfterWork(): void {
  if (!workUnderWay.get()) {
    location.reload();
    return;
  }
  const unsubscribe = workUnderWay.subscribe(() => {
    unsubscribe();
    location.reload();
  });
}
