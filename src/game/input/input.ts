import { allOf, isInFrame, listen } from '#platform';
import { isUnderWay } from '#story';
import type { GameEvent } from '../events.ts';
import type { PageControls } from '../page-controls.ts';
import type { StageHost } from '../picture/stage-host.ts';
import type { Session } from '../session/session.ts';
import type { PauseReason } from '../session/pause-reason.ts';
import { settings } from '../settings/settings.ts';
import { isPageAction, type KeyAction, type PlayAction } from './actions.ts';
import { isCrouchAhead } from './automatic-crouch.ts';
import { type Bindings, type KeyName, nameOfKey } from './bindings.ts';
import { attachButtons } from './buttons.ts';
import type { ControlsTarget, InputDevice, TouchMode } from './controls.ts';
import { type GameElements, shareInView } from './game-elements.ts';
import { attachKeyboard, isGameKey } from './keyboard.ts';
import { LATE_MS, LatePresses } from './late-presses.ts';
import { attachTouch } from './touch.ts';

export interface InputOptions {
  readonly session: Session;
  readonly page: Pick<PageControls, 'offers' | 'toggle'>;
  readonly stageHost: Pick<StageHost, 'isAwaited' | 'replay'>;
  /** Undefined if there is no run to retry. */
  readonly retry: () => (() => void) | undefined;
  readonly onPress: (source: string) => void;
  readonly pause: (reason: PauseReason) => void;
  readonly onChange: () => void;
}

/** At least this share of the stage must be in view, or a key belongs to the page. */
const MIN_SHARE_IN_VIEW = 0.5;

class PendingStart {
  isWanted = false;
  private readonly holders = new Set<string>();

  press(source: string): void {
    this.isWanted = true;
    this.holders.add(source);
  }

  release(source: string): void {
    this.holders.delete(source);
  }

  reset(): void {
    this.isWanted = false;
    this.holders.clear();
  }

  startIn(session: Session, now: number): void {
    if (!this.isWanted) return;
    if (this.holders.size === 0) {
      session.press('jump', 'early', now);
      session.release('jump', 'early');
    }
    for (const source of this.holders) session.press('jump', source, now);
    this.reset();
  }
}

export class Input implements ControlsTarget {
  private readonly pendingStart = new PendingStart();
  private readonly latePresses: LatePresses;
  private devices: InputDevice[] = [];
  private elements: GameElements | undefined;
  private isCovered = false;

  constructor(private readonly options: InputOptions) {
    const { session } = options;
    this.latePresses = new LatePresses((now) =>
      session.phase === 'over' && !this.isWatching ? session.msSinceCrash(now) : undefined,
    );
  }

  attach(elements: GameElements): () => void {
    this.elements = elements;
    this.devices = [
      attachKeyboard(elements.root, this),
      attachButtons(elements, this),
      attachTouch(elements, this),
    ];
    const unlisten = allOf([
      // No other finger is down, whatever the browser has failed to tell.
      listen(
        window,
        'pointerdown',
        ({ isPrimary, pointerType }) => {
          if (isPrimary && pointerType === 'touch') this.releaseFingers();
        },
        { capture: true },
      ),
      this.latePresses.attach(elements.playArea),
    ]);
    return () => {
      unlisten();
      for (const device of this.devices) device.dispose();
      this.devices = [];
      this.elements = undefined;
      this.isCovered = false;
    };
  }

  /** For a device that loads late. It is disposed with the others. */
  add(device: InputDevice): void {
    this.devices.push(device);
  }

  /** Undefined for bound keys and for keys that don't go to the game. */
  unboundKey(event: KeyboardEvent): KeyName | undefined {
    if (this.elements === undefined || !isGameKey(event, this.elements.root)) return undefined;
    const name = nameOfKey(event);
    return this.isBound(name) ? undefined : name;
  }

  bindings(): Bindings {
    return settings.get().bindings;
  }

  isBound(name: KeyName): boolean {
    return Object.values(this.bindings()).some((names) => names.includes(name));
  }

  /** Called in each frame. An iterator would be a new object each time. */
  frame(now: number): void {
    const { devices } = this;
    for (let i = 0; i < devices.length; i++) devices[i]?.frame?.(now);
  }

  setCovered(covered: boolean): void {
    this.isCovered = covered;
  }

  cancelPendingStart(): void {
    this.pendingStart.reset();
  }

  /** Carries out a start that was requested early, unless a replay has taken the stage. */
  startPending(): void {
    if (this.isWatching) this.pendingStart.reset();
    else this.pendingStart.startIn(this.options.session, performance.now());
  }

  releaseFingers(): void {
    for (const device of this.devices) device.releaseFingers?.();
  }

  onEvent({ type }: Pick<GameEvent, 'type'>): void {
    if (type === 'crashed' && this.elements !== undefined)
      this.latePresses.onCrash(this.elements.playArea);
    if (type === 'crashed' || type === 'paused') this.releaseFingers();
  }

  releaseAll(): void {
    for (const device of this.devices) device.reset();
    this.pendingStart.reset();
  }

  press(action: KeyAction, source: string): void {
    if (isPageAction(action)) this.options.page.toggle(action);
    else if (!this.isCovered) this.play(action, source);
  }

  private play(action: PlayAction, source: string): void {
    const { stageHost, session, retry, onPress, onChange } = this.options;
    onPress(source);
    if (stageHost.isAwaited && this.wouldStart()) {
      if (action === 'jump') this.pendingStart.press(source);
      return;
    }
    const now = performance.now();
    if (stageHost.replay !== undefined) stageHost.replay.press(action, now);
    else if (action !== 'retry') session.press(action, source, now);
    else if (this.mayRestart()) retry()?.();
    onChange();
  }

  release(action: KeyAction, source: string): void {
    if (action === 'jump') this.pendingStart.release(source);
    this.options.session.release(action, source);
  }

  holdOn(action: KeyAction, source: string): void {
    this.options.session.holdOn(action, source);
  }

  onGamepadDisconnected(): void {
    this.options.pause('gamepad');
  }

  hasRun(): boolean {
    const { phase } = this.options.session;
    return this.pendingStart.isWanted || (phase !== 'ready' && phase !== 'over');
  }

  isUnderWay(): boolean {
    return isUnderWay(this.options.session.phase);
  }

  /** Enter starts a run but doesn't jump, so during a run it does nothing. */
  wantsEnter(): boolean {
    return !this.isWatching && !this.isUnderWay();
  }

  touchMode(): TouchMode {
    const { session } = this.options;
    if (this.isUnderWay()) {
      if (settings.get().singleKey) return 'immediate';
      return isCrouchAhead(session.run.view) ? 'patient' : 'playing';
    }
    return 'idle';
  }

  wants(action: KeyAction): boolean {
    if (!this.isAtStage()) return false;
    if (isPageAction(action)) return this.options.page.offers(action);
    if (action === 'retry') return this.options.retry() !== undefined && this.mayRestart();
    if (action !== 'crouch') return true;
    const { session } = this.options;
    // Scrolling would move the result away under the eyes of who ducks too late.
    if (session.phase === 'over') return session.msSinceCrash(performance.now()) < LATE_MS;
    // Before the first start the down arrow scrolls the page, but not the one around a frame whose
    // stage the player has chosen.
    return session.phase !== 'ready' || (isInFrame() && this.isFocused());
  }

  private isAtStage(): boolean {
    const { elements } = this;
    if (elements === undefined) return false;
    const share = shareInView(elements);
    return share >= MIN_SHARE_IN_VIEW || (share > 0 && (this.isUnderWay() || this.isFocused()));
  }

  private get isWatching(): boolean {
    return this.options.stageHost.replay !== undefined;
  }

  private isFocused(): boolean {
    return document.activeElement === this.elements?.stage;
  }

  private mayRestart(): boolean {
    return this.options.session.mayRestart(performance.now());
  }

  private wouldStart(): boolean {
    const { session } = this.options;
    if (this.isWatching) return false;
    return session.phase === 'ready' || session.isRestored || this.mayRestart();
  }
}
