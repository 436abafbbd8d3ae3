/** How long a slice of the work may take, ms. With a frame of the game, less than a frame. */
const SLICE_MS = 5;

/**
 * Runs long work in slices, so that the page can react and draw in between. Work shorter than a
 * slice is done before this returns.
 * @param work yields often: a slice can't end before it yields.
 * @param signal stops the work between two slices.
 * @throws what the work throws, and the signal's reason once aborted.
 */
export async function runInSlices<Result>(
  work: Generator<unknown, Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    signal?.throwIfAborted();
    const end = performance.now() + SLICE_MS;
    let next = work.next();
    while (next.done !== true && performance.now() < end) next = work.next();
    if (next.done === true) return next.value;
    await yieldToPage();
  }
}

/**
 * Lets the browser do something else, all of it where it knows priorities. A timer would wait for
 * milliseconds, or a second in a hidden tab.
 */
function yieldToPage(): Promise<void> {
  // Missing in Safari and older Firefox.
  if ('scheduler' in globalThis)
    return scheduler.postTask(() => undefined, { priority: 'background' });
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
