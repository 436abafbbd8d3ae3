/** The wait for a page that is just letting go of it, on a busy device, ms. */
const WAIT_MS = 2000;

/**
 * Tells other pages that this one lives: the browser releases the lock of a page that has gone or
 * crashed.
 * @returns a function that releases it; undefined if another page holds it.
 */
export async function takePageLock(name: string): Promise<(() => void) | undefined> {
  // Missing on pages that are not served securely.
  const { locks }: { readonly locks?: LockManager | null } = navigator;
  if (!locks) return () => undefined;
  const signal = AbortSignal.timeout(WAIT_MS);
  return new Promise((resolve) => {
    const hold = async () => new Promise<void>(resolve);
    locks.request(name, { signal }, hold).catch(() => {
      // A page that may not store anything is refused for another reason.
      resolve(signal.aborted ? undefined : () => undefined);
    });
  });
}
