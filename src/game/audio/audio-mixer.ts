import type { ZZFX } from 'zzfx';
import type { Settings } from '../settings/settings.ts';
import {
  DUCK_LOOP,
  type EffectName,
  generate,
  type ShortCueName,
  SOUND_NAMES,
  type SoundName,
  SOUNDS,
} from './sounds.ts';

/** At full volume of all groups, the loudest sounds of one step plus the music reach full scale. */
export const MASTER_VOLUME = 0.7;

/** Time constant of a change of volume, s. A sudden change would click. */
const RAMP_S = 0.015;

/** Volume of effects and music while a cue sounds, 8 dB down, so they don't mask it. */
const VOLUME_DURING_CUE = 0.4;
const RETURN_S = 0.1;

const PREPARE_GAP_MS = 30;

type VolumeSettings = Pick<Settings, 'muted' | 'effectsVolume' | 'cuesVolume' | 'musicVolume'>;

export interface HeldSound {
  readonly pan: AudioParam;
  release(): void;
}

export class AudioMixer {
  readonly context: AudioContext;
  readonly music: GainNode;
  private readonly master: GainNode;
  private readonly effects: GainNode;
  private readonly cues: GainNode;
  /** Effects and music: the groups that give way to cues. */
  private readonly behind: GainNode;
  private readonly buffers = new Map<SoundName, AudioBuffer>();
  private readonly sources = new Set<AudioBufferSourceNode>();
  private isDisposed = false;
  private lastEffect: EffectName | undefined;
  /** On the context's clock, s. */
  private lastEffectAt = 0;

  constructor(private readonly zzfx: typeof ZZFX) {
    const { audioContext: context } = zzfx;
    this.context = context;
    this.master = context.createGain();
    this.effects = context.createGain();
    this.cues = context.createGain();
    this.music = context.createGain();
    this.behind = context.createGain();
    for (const { gain } of [this.master, this.effects, this.cues, this.music]) gain.value = 0;
    this.effects.connect(this.behind);
    this.music.connect(this.behind);
    this.behind.connect(this.master);
    this.cues.connect(this.master);
    this.master.connect(context.destination);
  }

  /** Generates all sounds one at a time, with pauses, because all at once would delay a frame. */
  async prepare(): Promise<void> {
    for (const name of SOUND_NAMES) {
      await waitForGap();
      if (this.isDisposed) return;
      this.bufferOf(name);
    }
  }

  applySettings({ muted, effectsVolume, cuesVolume, musicVolume }: VolumeSettings): void {
    this.rampTo(this.master, muted ? 0 : MASTER_VOLUME);
    this.rampTo(this.effects, loudness(effectsVolume));
    this.rampTo(this.cues, loudness(cuesVolume));
    this.rampTo(this.music, loudness(musicVolume));
  }

  /**
   * Plays an effect once, even if two pterodactyls are shot in one step: twice would only be
   * louder.
   */
  effect(name: EffectName): void {
    const { currentTime } = this.context;
    if (this.lastEffect === name && this.lastEffectAt === currentTime) return;
    this.lastEffect = name;
    this.lastEffectAt = currentTime;
    const source = this.sourceOf(name);
    source.connect(this.effects);
    source.start();
  }

  /** Plays a short cue that moves from `pan` to `panTo`, -1 on the left to 1 on the right. */
  cue(name: ShortCueName, pan: number, panTo: number): void {
    const source = this.sourceOf(name);
    const panner = this.context.createStereoPanner();
    const at = this.context.currentTime;
    const end = at + (source.buffer?.duration ?? 0);
    panner.pan.setValueAtTime(pan, at);
    panner.pan.linearRampToValueAtTime(panTo, end);
    source.connect(panner).connect(this.cues);
    if (name !== 'footstep') this.lowerOthers(at, end);
    source.start();
  }

  hold(pan: number): HeldSound {
    const source = this.sourceOf('duckCue');
    source.loop = true;
    source.loopStart = DUCK_LOOP.from;
    source.loopEnd = DUCK_LOOP.to;
    const panner = this.context.createStereoPanner();
    panner.pan.value = pan;
    const volume = this.context.createGain();
    source.connect(panner).connect(volume).connect(this.cues);
    this.lowerOthers(this.context.currentTime);
    source.start();
    return {
      pan: panner.pan,
      release: () => {
        const { currentTime } = this.context;
        this.rampTo(volume, 0);
        this.lowerOthers(currentTime, currentTime);
        source.stop(currentTime + 6 * RAMP_S);
      },
    };
  }

  stopAll(): void {
    for (const source of this.sources) source.stop();
    this.sources.clear();
    const { currentTime } = this.context;
    this.lowerOthers(currentTime, currentTime);
  }

  /** Leaves the audio context open, because it belongs to the page. */
  dispose(): void {
    this.isDisposed = true;
    this.stopAll();
    this.master.disconnect();
  }

  private sourceOf(name: SoundName): AudioBufferSourceNode {
    const source = this.context.createBufferSource();
    source.buffer = this.bufferOf(name);
    this.sources.add(source);
    source.addEventListener('ended', () => this.sources.delete(source));
    return source;
  }

  private bufferOf(name: SoundName): AudioBuffer {
    const known = this.buffers.get(name);
    if (known !== undefined) return known;
    const buffer = generate(this.zzfx, SOUNDS[name]);
    this.buffers.set(name, buffer);
    return buffer;
  }

  /**
   * Turns effects and music down between two times of the context's clock, s. Without an end they
   * stay down until the next call.
   */
  private lowerOthers(from: number, to?: number): void {
    const { gain } = this.behind;
    gain.cancelScheduledValues(from);
    gain.setTargetAtTime(VOLUME_DURING_CUE, from, RAMP_S);
    if (to !== undefined) gain.setTargetAtTime(1, to, RETURN_S);
  }

  private rampTo({ gain }: GainNode, value: number): void {
    gain.setTargetAtTime(value, this.context.currentTime, RAMP_S);
  }
}

function waitForGap(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PREPARE_GAP_MS);
  });
}

/** Half of the slider should sound half as loud, which takes about a quarter of the amplitude. */
function loudness(percent: number): number {
  return (percent / 100) ** 2;
}
