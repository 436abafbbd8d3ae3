/** How long a browser may take to open a database, ms: some never answer. */
const STORAGE_TIMEOUT_MS = 5000;

/**
 * Rejects when the promise takes too long.
 * @param timeout ms.
 */
export function withTimeout<Value>(
  promise: Promise<Value>,
  timeout = STORAGE_TIMEOUT_MS,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('There was no answer in time.')), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
