/**
 * Notifies subscribers of events. A subscriber that throws stops neither the others nor whoever emits: what goes along
 * with the game must not be able to stop it. Its error goes to the console.
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
