/**
 * Notifies subscribers of events. An error in one subscriber is logged, and stops neither the other subscribers nor the code that
 * emits.
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
        console.error('A subscriber to an event failed.', error);
      }
    }
  }
}
