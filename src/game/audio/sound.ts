import type { GameOutput, GameOutputOptions } from '../outputs/game-output.ts';
import { type CueListener, AudioCues } from './audio-cues.ts';
import type { GameEvent } from '../events/game-events.ts';
import { hasUserActivation } from '#platform';
import { type HeldSound, AudioMixer } from './audio-mixer.ts';
import type { EffectName } from './sounds.ts';

/** What an event sounds like. */
const EFFECT_OF: Partial<Record<GameEvent['type'], EffectName>> = {
  jump: 'jump',
  land: 'land',
  crouch: 'duck',
  shoot: 'shot',
  monster_shot: 'hit',
  weapon_collected: 'pickup',
  turbo_activated: 'turbo',
  milestone: 'milestone',
  over: 'crash',
};

/** Gestures by which browsers let a page that was kept silent sound. */
const GESTURES = ['pointerup', 'touchend', 'keydown'] as const;

/** How far to the sides the two feet are heard. */
const FOOT_PAN = 0.25;

/** Lets the game be heard. Where there is no sound to be had, it is silent. */
export function createSound(options: GameOutputOptions): GameOutput {
  return new Sound(options);
}

class Sound implements GameOutput, CueListener {
  private output: AudioMixer | undefined;
  private opening: Promise<void> | undefined;
  private held: HeldSound | undefined;
  private isClosed = false;
  private readonly cues = new AudioCues(this);
  private readonly unwatch: () => void;
  private readonly resume = () => this.output?.resume();

  constructor(private readonly options: GameOutputOptions) {
    this.unwatch = options.settings.subscribe(() => this.applySettings());
    for (const type of GESTURES) window.addEventListener(type, this.resume);
  }

  onEvent(event: GameEvent): void {
    this.wake();
    if (event.type === 'pause') this.stopAll();
    if (event.type === 'resume') this.cues.goOn();
    const effect = EFFECT_OF[event.type];
    if (effect !== undefined) this.sound((output) => output.effect(effect));
  }

  onReplayEvent(event: GameEvent): void {
    this.onEvent(event);
  }

  afterStep(view: Parameters<GameOutput['afterStep']>[0]): void {
    if (this.options.settings.get().cues) this.cues.afterStep(view);
  }

  dispose(): void {
    this.isClosed = true;
    this.unwatch();
    for (const type of GESTURES) window.removeEventListener(type, this.resume);
    this.output?.close();
    this.output = undefined;
  }

  jump(pan: number): void {
    this.sound((output) => output.cue('jumpCue', pan, 0));
  }

  duck(pan: number): void {
    this.sound((output) => {
      this.held = output.hold(pan);
    });
  }

  duckAt(pan: number): void {
    if (this.held !== undefined) this.held.pan.value = pan;
  }

  standUp(): void {
    this.held?.letGo();
    this.held = undefined;
  }

  footstep(isLeft: boolean): void {
    const pan = isLeft ? -FOOT_PAN : FOOT_PAN;
    this.sound((output) => output.cue('footstep', pan, pan));
  }

  /** Sound is fetched when something happens that could be heard, and not before the visitor has done something. */
  private wake(): void {
    if (this.output !== undefined) this.output.resume();
    else if (!this.options.settings.get().muted && hasUserActivation()) this.opening ??= this.open();
  }

  private async open(): Promise<void> {
    try {
      // It makes its audio context when it is first run.
      const { ZZFX } = await import('zzfx');
      if (this.isClosed) return;
      const output = new AudioMixer(ZZFX);
      this.output = output;
      this.applySettings();
      await output.prepare();
    } catch {
      // A browser without sound, or one that refuses it: silence. Another run may try again.
      this.opening = undefined;
    }
  }

  private applySettings(): void {
    const settings = this.options.settings.get();
    this.output?.applySettings(settings);
    if (!settings.cues) this.cues.stop();
  }

  private stopAll(): void {
    this.output?.stopAll();
    this.held = undefined;
  }

  private sound(make: (output: AudioMixer) => void): void {
    if (this.output === undefined || this.options.settings.get().muted) return;
    try {
      make(this.output);
    } catch {
      // What the browser will not sound is not heard.
    }
  }
}
