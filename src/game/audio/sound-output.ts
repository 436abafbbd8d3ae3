import { allOf, hasUserActivation, listen } from '#platform';
import type { Moment, Story } from '#story';
import type { GameOutput, GameOutputOptions } from '../outputs/game-output.ts';
import type { GameEventType } from '../events.ts';
import { type CueListener, AudioCues } from './audio-cues.ts';
import { type HeldSound, AudioMixer } from './audio-mixer.ts';
import type { CuedAction } from './cue-options.ts';
import { LazyMusic } from './lazy-music.ts';
import type { PageAudio } from './page-audio.ts';
import type { EffectName } from './sounds.ts';

declare global {
  interface Navigator {
    /** Safari's; missing in TypeScript. */
    readonly audioSession?: { type: 'playback' | 'ambient' };
  }
}

const EFFECT_OF: Partial<Record<GameEventType, EffectName>> = {
  jumped: 'jump',
  landed: 'land',
  crouched: 'duck',
  shot: 'shot',
  pterodactylShot: 'hit',
  weaponCollected: 'pickup',
  turboStarted: 'turbo',
  milestone: 'milestone',
  record: 'fanfare',
  retrySucceeded: 'fanfare',
  rivalPassed: 'triumph',
  crashed: 'crash',
};

/** Browsers let a page start or resume sound during these events only. */
const GESTURES = ['pointerup', 'touchend', 'keydown'] as const;

/** Drop an effect that waits longer than this for the browser's sound, ms. */
const LATEST_MS = 500;

const FOOT_PAN = 0.25;

export class SoundOutput implements GameOutput, CueListener {
  private audio: PageAudio | undefined;
  private mixer: AudioMixer | undefined;
  private opening: Promise<void> | undefined;
  private heldSound: HeldSound | undefined;
  private missed: { readonly effect: EffectName; readonly at: number } | undefined;
  private isDisposed = false;
  private readonly cues: AudioCues;
  private readonly music: LazyMusic;
  private readonly unsubscribe: () => void;
  private disconnect: () => void = () => undefined;

  constructor(
    private readonly options: Pick<GameOutputOptions, 'settings' | 'pause' | 'onAudible'>,
  ) {
    this.cues = new AudioCues(
      this,
      () => options.settings.get().cueResponse + (this.audio?.latencyMs ?? 0),
    );
    this.music = new LazyMusic(options.settings);
    this.unsubscribe = allOf([
      options.settings.subscribe(() => this.applySettings()),
      ...GESTURES.map((type) => listen(window, type, () => this.onGesture())),
    ]);
  }

  onEvent(event: { readonly type: GameEventType }): void {
    this.open();
    if (event.type === 'paused') this.stopAll();
    this.music.onEvent(event);
    const effect = EFFECT_OF[event.type];
    if (effect === undefined) return;
    this.missed = { effect, at: performance.now() };
    this.playMissed();
  }

  onReplayMoment(type: Moment): void {
    this.onEvent({ type });
  }

  begin(): void {
    this.cues.begin();
  }

  afterStep(story: Story): void {
    if (this.options.settings.get().cues) this.cues.afterStep(story);
    this.music.afterStep(story.run);
  }

  dispose(): void {
    this.isDisposed = true;
    this.unsubscribe();
    this.music.dispose();
    this.disconnect();
    this.options.onAudible(false);
    this.audio?.suspend();
    this.audio = undefined;
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
    // A pause has ended the tone, or the browser wasn't ready.
    if (this.heldSound === undefined) this.duck(pan);
    else this.heldSound.pan.value = pan;
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
   * Loads the sound code on the first event, if sound is on and the visitor has interacted with the
   * page.
   */
  private open(): void {
    if (this.options.settings.get().muted) return;
    if (this.audio !== undefined) this.audio.resume();
    else if (hasUserActivation()) this.opening ??= this.load();
  }

  private async load(): Promise<void> {
    try {
      const { pageAudio } = await import('./page-audio.ts');
      if (this.isDisposed) return;
      this.audio = pageAudio;
      pageAudio.resume();
      const mixer = this.connect(pageAudio);
      this.playMissed();
      await mixer.prepare();
    } catch {
      // The browser has no sound, or refuses it. The next event tries again.
      this.opening = undefined;
    }
  }

  /** The page's audio context may be a new one, so this can run again. */
  private connect(audio: PageAudio): AudioMixer {
    this.disconnect();
    const { context } = audio;
    const mixer = new AudioMixer(audio.zzfx);
    this.mixer = mixer;
    this.music.connect({ audio, node: mixer.music });
    this.applySettings();
    const onState = () => {
      const { state } = context;
      this.options.onAudible(state === 'running');
      if (state === 'running') this.playMissed();
      // Otherwise the rest of a sound would be heard later.
      else this.stopAll();
      if (state === 'interrupted' && this.options.settings.get().cues)
        this.options.pause('no-sound');
    };
    const unlisten = listen(context, 'statechange', onState);
    this.options.onAudible(context.state === 'running');
    this.disconnect = allOf([unlisten, () => this.stopAll(), () => mixer.dispose()]);
    return mixer;
  }

  private playMissed(): void {
    const { missed } = this;
    if (missed === undefined || performance.now() - missed.at > LATEST_MS) return;
    this.play((mixer) => {
      this.missed = undefined;
      mixer.effect(missed.effect);
    });
  }

  private onGesture(): void {
    if (this.audio?.revive() === true) this.stopAll();
  }

  private applySettings(): void {
    const settings = this.options.settings.get();
    this.mixer?.applySettings(settings);
    // An iPhone with its switch on silent plays only what a page calls playback.
    const { audioSession } = navigator;
    if (audioSession !== undefined) audioSession.type = settings.cues ? 'playback' : 'ambient';
    if (!settings.cues) this.cues.stop();
  }

  private stopAll(): void {
    this.mixer?.stopAll();
    this.heldSound = undefined;
  }

  private play(start: (mixer: AudioMixer) => void): void {
    const { audio } = this;
    if (audio === undefined || this.options.settings.get().muted) return;
    try {
      const mixer = this.mixer?.context === audio.context ? this.mixer : this.connect(audio);
      if (audio.resume()) start(mixer);
    } catch {
      // The browser refuses to play it: the game goes on without this sound.
    }
  }
}
