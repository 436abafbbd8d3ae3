import type { RecordedEvent } from './recorded-event.ts';

/** How many events are kept while nothing can be sent: before consent, and until the page has loaded. */
export const MAX_PENDING = 50;

/** Events that have happened and are not sent yet, in the order in which they happened. */
export class PendingEvents {
  private events: RecordedEvent[] = [];

  /** Beyond `max`, the oldest event of the game is dropped: there are many of them, but one view of each page. */
  add(event: RecordedEvent, max: number): void {
    this.events.push(event);
    if (this.events.length <= max) return;
    const oldest = this.events.findIndex(({ name }) => name.startsWith('game_'));
    this.events.splice(oldest, 1);
  }

  takeAll(): readonly RecordedEvent[] {
    const taken = this.events;
    this.events = [];
    return taken;
  }
}
