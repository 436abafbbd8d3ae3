/** How long a browser may take to open what it has stored, ms: some never answer. */
export const PATIENCE = 5000;

/** The same for what has not come in that time before, ms. */
export const NO_PATIENCE = 100;

/**
 * The same, but that it fails when it takes too long.
 * @param most ms.
 */
export function inTime<Value>(promise: Promise<Value>, most = PATIENCE): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The storage did not answer in time.')), most);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
