import { workUnderWay } from '#platform';

/** Calls back when nothing is under way on this page that a reload would throw away: at once, or at the end of a run. */
export function afterWork(callback: () => void): void {
  if (!workUnderWay.get()) {
    callback();
    return;
  }
  const unsubscribe = workUnderWay.subscribe(() => {
    unsubscribe();
    callback();
  });
}

export function reloadAfterWork(): void {
  afterWork(() => location.reload());
}
