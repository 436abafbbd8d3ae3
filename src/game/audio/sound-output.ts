import { allOf, hasUserActivation, listen } from '#platform';
import type { GameOutput, GameOutputOptions } from '../outputs/game-output.ts';
import type { GameEvent } from '../events/game-events.ts';
import { type CueListener, AudioCues } from './audio-cues.ts';
import { type HeldSound, AudioMixer } from './audio-mixer.ts';
import type { CuedAction } from './cue-options.ts';
import { LazyMusic } from './lazy-music.ts';
import type { EffectName } from './sounds.ts';

declare global {
  interface Navigator {
    /** Safari's; TypeScript does not know it yet. */
    readonly audioSession?: { type: 'playback' | 'ambient' };
  }
}

/** The sound effect of each event that has one. */
const EFFECT_OF: Partial<Record<GameEvent['type'], EffectName>> = {
  jump: 'jump',
  land: 'land',
  crouch: 'duck',
  shoot: 'shot',
  monster_shot: 'hit',
  weapon_collected: 'pickup',
  turbo_activated: 'turbo',
  milestone: 'milestone',
  record: 'fanfare',
  retry_success: 'fanfare',
  over: 'crash',
};

/** Browsers allow a page to start or resume sound during these events only. */
const GESTURES = ['pointerup', 'touchend', 'keydown'] as const;

/** An effect that its code is loaded for is still heard so long after its event, ms. */
const LATEST_MS = 500;

/** How far to the left and to the right the footsteps are heard, as a stereo pan. */
const FOOT_PAN = 0.25;

/** Plays sound effects, audio cues and music. Where the browser has no sound, nothing happens. */
export class SoundOutput implements GameOutput, CueListener {
  private mixer: AudioMixer | undefined;
  private opening: Promise<void> | undefined;
  private heldSound: HeldSound | undefined;
  /** The last effect before the code was there, as that of the jump with which a visit begins. */
  private missed: { readonly effect: EffectName; readonly at: number } | undefined;
  private isDisposed = false;
  private readonly cues: AudioCues;
  private readonly music: LazyMusic;
  private readonly unsubscribe: () => void;

  constructor(private readonly options: Pick<GameOutputOptions, 'settings'>) {
    this.cues = new AudioCues(
      this,
      () => options.settings.get().cueResponse + (this.mixer?.latencyMs ?? 0),
    );
    this.music = new LazyMusic(options.settings);
    this.unsubscribe = allOf([
      options.settings.subscribe(() => this.applySettings()),
      ...GESTURES.map((type) => listen(window, type, () => this.mixer?.resume())),
    ]);
  }

  onEvent(event: Pick<GameEvent, 'type'>): void {
    this.open();
    if (event.type === 'pause') this.stopAll();
    if (event.type === 'resume') this.cues.resume();
    this.music.onEvent(event);
    const effect = EFFECT_OF[event.type];
    if (effect === undefined) return;
    if (this.mixer === undefined) this.missed = { effect, at: performance.now() };
    this.play((mixer) => mixer.effect(effect));
  }

  onReplayEvent(event: Pick<GameEvent, 'type'>): void {
    this.onEvent(event);
  }

  afterStep(view: Parameters<GameOutput['afterStep']>[0]): void {
    if (this.options.settings.get().cues) this.cues.afterStep(view);
    this.music.afterStep(view);
  }

  dispose(): void {
    this.isDisposed = true;
    this.unsubscribe();
    this.music.dispose();
    this.mixer?.dispose();
    this.mixer = undefined;
  }

  ready(action: CuedAction, pan: number): void {
    this.play((mixer) => mixer.cue(action === 'jump' ? 'jumpReady' : 'duckReady', pan, pan));
  }

  jump(pan: number): void {
    this.play((mixer) => mixer.cue('jumpCue', pan, 0));
  }

  duck(pan: number): void {
    this.play((mixer) => {
      this.heldSound = mixer.hold(pan);
    });
  }

  duckAt(pan: number): void {
    if (this.heldSound !== undefined) this.heldSound.pan.value = pan;
  }

  standUp(): void {
    this.heldSound?.release();
    this.heldSound = undefined;
  }

  footstep(isLeft: boolean): void {
    const pan = isLeft ? -FOOT_PAN : FOOT_PAN;
    this.play((mixer) => mixer.cue('footstep', pan, pan));
  }

  /**
   * Loads the sound code on the first event, and only if sound is on and the visitor has interacted
   * with the page.
   */
  private open(): void {
    if (this.mixer !== undefined) this.mixer.resume();
    else if (!this.options.settings.get().muted && hasUserActivation())
      this.opening ??= this.loadMixer();
  }

  private async loadMixer(): Promise<void> {
    try {
      // zzfx creates its audio context when the module is first evaluated.
      const { ZZFX } = await import('zzfx');
      if (this.isDisposed) return;
      const mixer = new AudioMixer(ZZFX);
      this.mixer = mixer;
      this.music.output = { zzfx: ZZFX, node: mixer.music };
      this.applySettings();
      this.playMissed();
      await mixer.prepare();
    } catch {
      // The browser has no sound, or refuses it. The next event tries again.
      this.opening = undefined;
    }
  }

  private playMissed(): void {
    const { missed } = this;
    this.missed = undefined;
    if (missed === undefined || performance.now() - missed.at > LATEST_MS) return;
    this.play((mixer) => mixer.effect(missed.effect));
  }

  private applySettings(): void {
    const settings = this.options.settings.get();
    this.mixer?.applySettings(settings);
    // An iPhone whose switch is on silent plays only what a page calls playback.
    const { audioSession } = navigator;
    if (audioSession !== undefined) audioSession.type = settings.cues ? 'playback' : 'ambient';
    if (!settings.cues) this.cues.stop();
  }

  private stopAll(): void {
    this.mixer?.stopAll();
    this.heldSound = undefined;
  }

  private play(start: (mixer: AudioMixer) => void): void {
    if (this.mixer === undefined || this.options.settings.get().muted) return;
    try {
      start(this.mixer);
    } catch {
      // The browser refuses to play it: the game goes on without this sound.
    }
  }
}
