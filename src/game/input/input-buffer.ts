import { INPUT, NO_INPUT } from '#simulation';

/** Actions that last for as long as they are held. */
export type HeldAction = 'jump' | 'crouch';
/** Actions that happen once per press. */
export type OneShotAction = 'shoot' | 'turbo' | 'special';

/** Collects the player's input between two steps, so that no press is lost and none counts twice. */
export class InputBuffer {
  private readonly holders = { jump: new Set<string>(), crouch: new Set<string>() };
  private readonly taps = { jump: false, crouch: false };
  private readonly presses = { shoot: 0, turbo: 0, special: 0 };

  /** `source` (a key, a finger, a button) begins to hold an action. Returns false if it was already holding it. */
  hold(action: HeldAction, source: string): boolean {
    const holders = this.holders[action];
    if (holders.has(source)) return false;
    holders.add(source);
    this.tap(action);
    return true;
  }

  /** Requests the action for the next step only. */
  tap(action: HeldAction): void {
    this.taps[action] = true;
  }

  release(action: HeldAction, source: string): void {
    this.holders[action].delete(source);
  }

  press(action: OneShotAction): void {
    this.presses[action] += 1;
  }

  /** Whether jump and crouch are in the input of the next step, a sum of INPUT bits. Takes nothing. */
  get held(): number {
    return (this.isOn('jump') ? INPUT.jump : 0) | (this.isOn('crouch') ? INPUT.crouch : 0);
  }

  /** Returns the input of the next step, a sum of INPUT bits, and removes what it used from the buffer. */
  take(): number {
    return (
      this.takeHeld('jump', INPUT.jump) |
      this.takeHeld('crouch', INPUT.crouch) |
      this.takePress('shoot', INPUT.shoot) |
      this.takePress('turbo', INPUT.turbo) |
      this.takePress('special', INPUT.special)
    );
  }

  /** Drops presses that no step has taken yet; what is held stays held. */
  clearPresses(): void {
    this.taps.jump = false;
    this.taps.crouch = false;
    this.presses.shoot = 0;
    this.presses.turbo = 0;
    this.presses.special = 0;
  }

  releaseAll(): void {
    this.holders.jump.clear();
    this.holders.crouch.clear();
    this.clearPresses();
  }

  private takeHeld(action: HeldAction, bit: number): number {
    const isOn = this.isOn(action);
    this.taps[action] = false;
    return isOn ? bit : NO_INPUT;
  }

  private isOn(action: HeldAction): boolean {
    return this.taps[action] || this.holders[action].size > 0;
  }

  private takePress(action: OneShotAction, bit: number): number {
    if (this.presses[action] === 0) return NO_INPUT;
    this.presses[action] -= 1;
    return bit;
  }
}
