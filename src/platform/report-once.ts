const reported = new WeakSet<object>();

/**
 * Logs the first error of a part that the game does without. Only the first: what fails in one
 * frame fails in each of the 60 a second.
 * @param part what has failed: the listener, or the object that it belongs to.
 */
export function reportOnce(part: object, error: unknown): void {
  if (reported.has(part)) return;
  reported.add(part);
  console.error('A part of the page failed; the rest goes on.', error);
}
