import { INPUT, NO_INPUT } from '#simulation';
import type { KeyAction } from './actions.ts';

type HeldAction = 'jump' | 'crouch';
type OneShotAction = 'shoot' | 'turbo' | 'special';

/**
 * A press lasts this many steps after its release, so a tap of jump just before landing isn't lost.
 */
const BUFFER_STEPS = { jump: 8, crouch: 0 } as const;

export class InputBuffer {
  private readonly holders = { jump: new Set<string>(), crouch: new Set<string>() };
  private readonly steps = { jump: 0, crouch: 0 };
  private readonly presses = { shoot: 0, turbo: 0, special: 0 };

  /**
   * @param source a key, a finger or a button.
   * @returns false if it was already holding the action.
   */
  hold(action: HeldAction, source: string): boolean {
    const holders = this.holders[action];
    if (holders.has(source)) return false;
    holders.add(source);
    this.tap(action);
    // Ducking cancels the jump: a finger that swipes in the air begins like a tap.
    if (action === 'crouch') this.steps.jump = 0;
    return true;
  }

  /** The source holds the action again, without asking for it anew. */
  holdOn(action: KeyAction, source: string): void {
    this.holdersOf(action)?.add(source);
  }

  /** Requests the action for the next step, and for {@link BUFFER_STEPS} more. */
  tap(action: HeldAction): void {
    this.steps[action] = 1 + BUFFER_STEPS[action];
  }

  /** A jump has begun: its press asks for no other, unless it's still held. */
  endTap(): void {
    this.steps.jump = 0;
  }

  release(action: KeyAction, source: string): void {
    this.holdersOf(action)?.delete(source);
  }

  press(action: OneShotAction): void {
    this.presses[action] += 1;
  }

  /**
   * Jump and crouch of the next step, a sum of INPUT bits, including a waiting tap. Changes
   * nothing.
   */
  get held(): number {
    const jump = this.isOn('jump') ? INPUT.jump : 0;
    const crouch = this.isOn('crouch') ? INPUT.crouch : 0;
    return jump | crouch;
  }

  take(): number {
    return (
      this.takeHeld('jump', INPUT.jump) |
      this.takeHeld('crouch', INPUT.crouch) |
      this.takePress('shoot', INPUT.shoot) |
      this.takePress('turbo', INPUT.turbo) |
      this.takePress('special', INPUT.special)
    );
  }

  clearPresses(): void {
    this.steps.jump = 0;
    this.steps.crouch = 0;
    this.presses.shoot = 0;
    this.presses.turbo = 0;
    this.presses.special = 0;
  }

  releaseAll(): void {
    this.holders.jump.clear();
    this.holders.crouch.clear();
    this.clearPresses();
  }

  private holdersOf(action: KeyAction): Set<string> | undefined {
    return action === 'jump' || action === 'crouch' ? this.holders[action] : undefined;
  }

  private takeHeld(action: HeldAction, bit: number): number {
    const isOn = this.isOn(action);
    const steps = this.steps[action];
    const isHeld = this.holders[action].size > 0;
    this.steps[action] = isHeld ? Math.min(steps, BUFFER_STEPS[action]) : Math.max(0, steps - 1);
    return isOn ? bit : NO_INPUT;
  }

  private isOn(action: HeldAction): boolean {
    return this.steps[action] > 0 || this.holders[action].size > 0;
  }

  private takePress(action: OneShotAction, bit: number): number {
    if (this.presses[action] === 0) return NO_INPUT;
    this.presses[action] -= 1;
    return bit;
  }
}
