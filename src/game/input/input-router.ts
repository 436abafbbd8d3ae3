import type { Engine } from '../engine.ts';
import type { Session } from '../session/session.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import { isUnderWay, type Screen } from '../ui-state.ts';
import type { PlayAction } from './actions.ts';
import { attachControls, type Controls, type ControlsTarget } from './controls.ts';
import { type GameElements, isStageInView } from './game-elements.ts';
import { isPageAction, type KeyAction, type PageAction } from './key-actions.ts';
import { PendingStart } from './pending-start.ts';
import type { TouchMode } from './touch.ts';

/** The game that receives the input. */
export interface InputTarget {
  readonly screen: Screen;
  /** Undefined until it has loaded. */
  readonly engine: Engine | undefined;
  pause(): void;
  focusStage(): void;
  /** Called after an input that may have changed what React shows. */
  publish(): void;
}

/** What keys and buttons do to the page around the stage. */
export interface PageActions {
  /** Whether the action is available on this device. */
  offers(action: PageAction): boolean;
  toggle(action: PageAction): void;
}

/** Passes each input on to its receiver: the pending start while the stage is not open, the engine, or the page. */
export class InputRouter implements ControlsTarget {
  private readonly pendingStart = new PendingStart();
  private controls: Controls | undefined;
  private elements: GameElements | undefined;
  private isCovered = false;

  constructor(
    private readonly game: InputTarget,
    private readonly page: PageActions,
    private readonly settings: Pick<SettingsStore, 'get'>,
  ) {}

  /** Starts listening to all input devices. Returns a dispose function. */
  attach(elements: GameElements): () => void {
    this.elements = elements;
    this.controls = attachControls(elements, this, () => this.settings.get().bindings);
    return () => {
      this.controls?.dispose();
      this.elements = undefined;
      this.isCovered = false;
    };
  }

  /** Called once per frame of the game. */
  frame(now: number): void {
    this.controls?.frame(now);
  }

  /** While something covers the game, input is ignored. */
  setCovered(covered: boolean): void {
    this.isCovered = covered;
  }

  /** Drops a start that was asked for before the stage was open. */
  cancelPendingStart(): void {
    this.pendingStart.reset();
  }

  startPending(session: Session): void {
    this.pendingStart.startIn(session, performance.now());
  }

  /** Called when the page loses the focus: drops everything that is held. */
  releaseAll(): void {
    this.controls?.reset();
    this.pendingStart.reset();
  }

  press(action: PlayAction, source: string): void {
    if (this.isCovered) return;
    const { screen, engine } = this.game;
    if (screen === 'waiting' || screen === 'opening') {
      if (action === 'jump') this.pendingStart.press(source);
      return;
    }
    engine?.press(action, source, performance.now());
    this.game.publish();
  }

  release(action: PlayAction, source: string): void {
    if (action === 'jump') this.pendingStart.release(source);
    this.game.engine?.session.release(action, source);
  }

  toggle(action: PageAction): void {
    this.page.toggle(action);
  }

  focusStage(): void {
    this.game.focusStage();
  }

  onGamepadDisconnected(): void {
    this.game.pause();
  }

  hasRun(): boolean {
    const phase = this.game.engine?.session.phase ?? 'ready';
    return this.pendingStart.isWanted || (phase !== 'ready' && phase !== 'over');
  }

  touchMode(): TouchMode {
    const session = this.game.engine?.session;
    if (session !== undefined && isUnderWay(session.phase)) {
      return this.settings.get().singleKey ? 'immediate' : 'playing';
    }
    return session?.phase !== 'over' || session.mayRestart(performance.now()) ? 'idle' : 'ignored';
  }

  /** The game takes a key only while the stage is in view and the key would do something; other keys still scroll the page. */
  wants(action: KeyAction): boolean {
    if (this.elements === undefined || !isStageInView(this.elements)) return false;
    if (isPageAction(action)) return this.page.offers(action);
    if (action !== 'crouch') return true;
    // Before the first start, and once a restart is possible after the end, the down arrow scrolls the page.
    const session = this.game.engine?.session;
    return session !== undefined && session.phase !== 'ready' && !session.mayRestart(performance.now());
  }
}
