import { randomId, uuidV7 } from './random-id.ts';

/** PostHog's own libraries begin a new session after 30 minutes without an event, and after 24 hours in any case, ms. */
const SESSION_IDLE = 30 * 60_000;
const SESSION_LENGTH = 24 * 3_600_000;

/** A consenting visitor as PostHog sees them: random ids that live as long as the page, and are stored nowhere. */
export class Visitor {
  readonly id = randomId();
  private session = '';
  private startedAt = Number.NEGATIVE_INFINITY;
  private lastAt = Number.NEGATIVE_INFINITY;

  /**
   * The id of the session that an event belongs to. Call it in the order of the events: the time in a session's id must not
   * be later than its first event.
   * @param at when the event happened, ms since 1970.
   */
  sessionAt(at: number): string {
    if (at - this.lastAt > SESSION_IDLE || at - this.startedAt > SESSION_LENGTH) {
      this.session = uuidV7(at);
      this.startedAt = at;
    }
    this.lastAt = at;
    return this.session;
  }
}
