import { PLAY_ACTIONS, type PlayAction } from './actions.ts';
import { bitOf, readActions } from './standard-gamepad-mapping.ts';

export interface GamepadOptions {
  /**
   * Whether there is a run (running, counting down or paused), or a start that waits for the stage.
   */
  readonly hasRun: () => boolean;
  readonly press: (action: PlayAction, source: string) => void;
  readonly release: (action: PlayAction, source: string) => void;
  /** A gamepad that was used in this run has been disconnected. */
  readonly onDisconnected: () => void;
}

/**
 * All bits set, as if every button were down: each button has to be released before it counts as
 * pressed.
 */
const ALL_DOWN = -1;

/**
 * Compares each state of one gamepad with the one before, and calls `press` and `release`. Sets of
 * actions are bit masks.
 */
export class GamepadReader {
  /** The actions whose buttons are down. */
  private down = 0;
  /** The actions for which `press` was called and `release` was not yet. */
  private held = 0;
  private wasUsedInRun = false;

  constructor(
    private readonly source: string,
    private readonly options: GamepadOptions,
  ) {}

  read(gamepad: Gamepad): void {
    if (!this.options.hasRun()) this.wasUsedInRun = false;
    const before = this.down;
    this.down = readActions(gamepad, before);
    if (this.down === before) return;
    this.change(this.down & ~before, before & ~this.down);
  }

  /** Drops what is held, without calling `release`. */
  reset(): void {
    this.down = ALL_DOWN;
    this.held = 0;
  }

  /** Called when the gamepad was disconnected: releases what it held. */
  disconnect(): void {
    this.change(0, this.held);
    if (this.wasUsedInRun) this.options.onDisconnected();
  }

  private change(pressed: number, released: number): void {
    for (const action of PLAY_ACTIONS) {
      const bit = bitOf(action);
      if ((pressed & bit) !== 0) this.press(action, bit);
      if ((released & this.held & bit) !== 0) this.release(action, bit);
    }
  }

  private press(action: PlayAction, bit: number): void {
    const { hasRun, press, release } = this.options;
    if (action === 'pause' && !hasRun()) {
      // Without a run the Start button starts one. It counts as a tap: holding it must not jump
      // again and again.
      press('jump', `${this.source} start`);
      release('jump', `${this.source} start`);
    } else {
      this.held |= bit;
      press(action, this.source);
    }
    this.wasUsedInRun = hasRun();
  }

  private release(action: PlayAction, bit: number): void {
    this.held &= ~bit;
    this.options.release(action, this.source);
  }
}
