/** Missing in older browsers, and in pages without a secure connection. */
type Locks = Pick<LockManager, 'request'>;

function locksOfBrowser(): Locks | undefined {
  const { locks }: { readonly locks?: LockManager | null } = globalThis.navigator ?? {};
  return locks ?? undefined;
}

/**
 * Acts while no other tab of this site acts under the same name. Where there are no Web Locks, or the browser refuses one, it acts
 * without; where there are none, before this returns. A page that is left while it waits never acts.
 * @param act must not throw.
 */
export function withLock(name: string, act: () => void, locks = locksOfBrowser()): void {
  if (locks === undefined) {
    act();
    return;
  }
  let hasActed = false;
  const actOnce = () => {
    if (!hasActed) act();
    hasActed = true;
  };
  locks.request(name, actOnce).catch(actOnce);
}
