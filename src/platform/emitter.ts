const reported = new WeakSet<object>();

/**
 * Logs only the first error of an optional part: what fails in one frame fails in each of the 60 a
 * second.
 * @param part what failed: the listener, or the object that it belongs to.
 */
export function reportOnce(part: object, error: unknown): void {
  if (reported.has(part)) return;
  reported.add(part);
  console.error('A part of the page failed; the rest goes on.', error);
}

/**
 * Wraps a listener so that its errors never reach the caller, and only the first one is logged.
 * Allocates nothing per call.
 * @param part an object whose listeners share one log entry.
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
 * Logs the first error of each subscriber. No error reaches the other subscribers or the code that
 * emits.
 */
export class Emitter<Event extends readonly unknown[]> {
  private readonly listeners = new Set<(...event: Event) => void>();

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
