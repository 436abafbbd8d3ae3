import { reportOnce } from './report-once.ts';

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
