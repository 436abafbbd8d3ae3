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

/**
 * Wraps a listener so that its errors are reported, the first one only, and never reach the caller.
 * A call allocates nothing.
 * @param part what the errors are counted for: the first of the whole part is reported, whichever
 * of its listeners throws it.
 */
export function isolated<Argument = void>(
  listener: (argument: Argument) => void,
  part: object = listener,
): (argument: Argument) => void {
  return (argument) => {
    try {
      listener(argument);
    } catch (error) {
      reportOnce(part, error);
    }
  };
}

/**
 * Notifies subscribers of events. The first error of each subscriber is logged. None stops the
 * other subscribers or the code that emits.
 */
export class Emitter<Event extends readonly unknown[]> {
  private readonly listeners = new Set<(...event: Event) => void>();

  /** Returns an unsubscribe function. */
  readonly subscribe = (listener: (...event: Event) => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  emit(...event: Event): void {
    for (const listener of this.listeners) {
      try {
        listener(...event);
      } catch (error) {
        reportOnce(listener, error);
      }
    }
  }
}
