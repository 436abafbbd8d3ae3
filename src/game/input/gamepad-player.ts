import { PLAY_ACTIONS, type PlayAction } from './actions.ts';
import { bitOf, readActions } from './standard-mapping.ts';

export interface GamepadPlayerOptions {
  /** Whether there is a run, be it paused, or one was asked for that waits for its stage. */
  readonly hasRun: () => boolean;
  readonly press: (action: PlayAction, source: string) => void;
  readonly release: (action: PlayAction, source: string) => void;
  /** A gamepad that was used in this run was pulled out. */
  readonly lose: () => void;
}

/** As if all of its buttons were down: each has to be let go of before it can be pressed. */
const ALL_DOWN = -1;

/** One gamepad, and what it does in the game. Actions are bits. */
export class GamepadPlayer {
  /** What its buttons ask for. */
  private down = 0;
  /** What of that the game has heard, and is yet to hear the end of. */
  private held = 0;
  /** In this run. */
  private isUsed = false;

  constructor(
    private readonly source: string,
    private readonly options: GamepadPlayerOptions,
  ) {}

  read(gamepad: Gamepad): void {
    if (!this.options.hasRun()) this.isUsed = false;
    const before = this.down;
    this.down = readActions(gamepad, before);
    if (this.down === before) return;
    this.change(this.down & ~before, before & ~this.down);
  }

  /** Forgets what is held, telling nobody. */
  forget(): void {
    this.down = ALL_DOWN;
    this.held = 0;
  }

  /** It was pulled out. */
  leave(): void {
    this.change(0, this.held);
    if (this.isUsed) this.options.lose();
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
      // What is called Start on a gamepad starts. It is no jump to be held.
      press('jump', `${this.source} start`);
      release('jump', `${this.source} start`);
    } else {
      this.held |= bit;
      press(action, this.source);
    }
    this.isUsed = hasRun();
  }

  private release(action: PlayAction, bit: number): void {
    this.held &= ~bit;
    this.options.release(action, this.source);
  }
}
