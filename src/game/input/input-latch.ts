import { INPUT, NO_INPUT } from '#simulation';

/** Held for as long as the player likes. */
export type Level = 'jump' | 'crouch';
/** Done once for each press. */
export type Press = 'shoot' | 'turbo' | 'special';

/** Keeps what the player does between two steps, so that no press is lost and none counts twice. */
export class InputLatch {
  private readonly holders = { jump: new Set<string>(), crouch: new Set<string>() };
  private readonly tapped = { jump: false, crouch: false };
  private readonly waiting = { shoot: 0, turbo: 0, special: 0 };

  /** `source` (a key, a finger, a button) begins to hold; false if it does already. */
  hold(level: Level, source: string): boolean {
    const holders = this.holders[level];
    if (holders.has(source)) return false;
    holders.add(source);
    this.tap(level);
    return true;
  }

  /** For the next step alone. */
  tap(level: Level): void {
    this.tapped[level] = true;
  }

  letGo(level: Level, source: string): void {
    this.holders[level].delete(source);
  }

  press(press: Press): void {
    this.waiting[press] += 1;
  }

  /** The input of the next step. */
  take(): number {
    return (
      this.takeLevel('jump', INPUT.jump) |
      this.takeLevel('crouch', INPUT.crouch) |
      this.takePress('shoot', INPUT.shoot) |
      this.takePress('turbo', INPUT.turbo) |
      this.takePress('special', INPUT.special)
    );
  }

  /** Forgets presses that no step has taken; what is held stays held. */
  forgetPresses(): void {
    this.tapped.jump = false;
    this.tapped.crouch = false;
    this.waiting.shoot = 0;
    this.waiting.turbo = 0;
    this.waiting.special = 0;
  }

  releaseAll(): void {
    this.holders.jump.clear();
    this.holders.crouch.clear();
    this.forgetPresses();
  }

  private takeLevel(level: Level, bit: number): number {
    const on = this.tapped[level] || this.holders[level].size > 0;
    this.tapped[level] = false;
    return on ? bit : NO_INPUT;
  }

  private takePress(press: Press, bit: number): number {
    if (this.waiting[press] === 0) return NO_INPUT;
    this.waiting[press] -= 1;
    return bit;
  }
}
