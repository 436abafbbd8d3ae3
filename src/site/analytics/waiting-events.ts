import type { RecordedEvent } from './recorded-event.ts';

/** Before consent, and until there is somebody to send them. */
export const MAX_WAITING = 50;

/** What has happened and is not sent yet. */
export class WaitingEvents {
  private events: RecordedEvent[] = [];

  get count(): number {
    return this.events.length;
  }

  /** When there is no room, the oldest event of the game goes: it is one of many, where each page is seen once. */
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
