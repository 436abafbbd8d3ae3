import type { Session } from '../session/session.ts';

/**
 * A start that the player asked for while there was no stage to see; it is carried out once there
 * is.
 */
export class PendingStart {
  private wanted = false;
  /** The keys, fingers and buttons that hold jump. */
  private readonly holders = new Set<string>();

  get isWanted(): boolean {
    return this.wanted;
  }

  press(source: string): void {
    this.wanted = true;
    this.holders.add(source);
  }

  release(source: string): void {
    this.holders.delete(source);
  }

  reset(): void {
    this.wanted = false;
    this.holders.clear();
  }

  /** Passes the recorded presses to the session; jump stays held by whatever still holds it. */
  startIn(session: Session, now: number): void {
    if (!this.wanted) return;
    if (this.holders.size === 0) {
      session.press('jump', 'early', now);
      session.release('jump', 'early');
    }
    for (const source of this.holders) session.press('jump', source, now);
    this.reset();
  }
}
