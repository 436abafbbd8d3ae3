import type { ZZFX } from 'zzfx';
import type { Settings } from '../settings/settings.ts';
import { DUCK_LOOP, type EffectName, parametersOf, SOUND_NAMES, type SoundName, SOUNDS } from './sounds.ts';

/** s in which a volume comes two thirds of the way to what it is to be: a jump would click. */
const GLIDE = 0.015;

/** Between two sounds that are made ahead, ms. */
const BREATH = 30;

/** A sound that lasts until it is let go. */
export interface HeldSound {
  /** -1 on the left to 1 on the right. */
  readonly pan: AudioParam;
  letGo(): void;
}

/** Sound, from a browser that makes some: effects and cues, each with a volume, and above them one for both. */
export class AudioMixer {
  private readonly context: AudioContext;
  private readonly master: GainNode;
  private readonly effects: GainNode;
  private readonly cues: GainNode;
  private readonly buffers = new Map<SoundName, AudioBuffer>();
  private readonly sources = new Set<AudioBufferSourceNode>();
  private isClosed = false;

  constructor(private readonly zzfx: typeof ZZFX) {
    const { audioContext: context } = zzfx;
    this.context = context;
    this.master = context.createGain();
    this.effects = context.createGain();
    this.cues = context.createGain();
    for (const { gain } of [this.master, this.effects, this.cues]) gain.value = 0;
    this.effects.connect(this.master);
    this.cues.connect(this.master);
    this.master.connect(context.destination);
    this.resume();
  }

  /** Makes the sounds before they are heard, one at a time: each takes a millisecond, which a frame would miss. */
  async prepare(): Promise<void> {
    for (const name of SOUND_NAMES) {
      await breathe();
      if (this.isClosed) return;
      this.bufferOf(name);
    }
  }

  /** Browsers keep a context still until a gesture, and stop it when a phone rings. */
  resume(): void {
    if (this.context.state !== 'running') void quietly(() => this.context.resume());
  }

  /** Takes over the volumes of these settings. */
  applySettings({ muted, effectsVolume, cuesVolume }: Settings): void {
    this.glide(this.master, muted ? 0 : 1);
    this.glide(this.effects, loudness(effectsVolume));
    this.glide(this.cues, loudness(cuesVolume));
  }

  effect(name: EffectName): void {
    const source = this.sourceOf(name);
    source.connect(this.effects);
    source.start();
  }

  /** A short cue that begins at `pan` and ends at `panTo`, -1 on the left to 1 on the right. */
  cue(name: 'jumpCue' | 'footstep', pan: number, panTo: number): void {
    const source = this.sourceOf(name);
    const panner = this.context.createStereoPanner();
    const { currentTime } = this.context;
    panner.pan.setValueAtTime(pan, currentTime);
    panner.pan.linearRampToValueAtTime(panTo, currentTime + (source.buffer?.duration ?? 0));
    source.connect(panner).connect(this.cues);
    source.start();
  }

  /** The cue to duck, until it is let go. */
  hold(pan: number): HeldSound {
    const source = this.sourceOf('duckCue');
    source.loop = true;
    source.loopStart = DUCK_LOOP.from;
    source.loopEnd = DUCK_LOOP.to;
    const panner = this.context.createStereoPanner();
    panner.pan.value = pan;
    const volume = this.context.createGain();
    source.connect(panner).connect(volume).connect(this.cues);
    source.start();
    return {
      pan: panner.pan,
      letGo: () => {
        this.glide(volume, 0);
        source.stop(this.context.currentTime + 6 * GLIDE);
      },
    };
  }

  /** Ends what still sounds. */
  stopAll(): void {
    for (const source of this.sources) source.stop();
    this.sources.clear();
  }

  /** For good, as far as this output goes; the context stays with the page, and waits. */
  close(): void {
    this.isClosed = true;
    this.stopAll();
    this.master.disconnect();
    void quietly(() => this.context.suspend());
  }

  private sourceOf(name: SoundName): AudioBufferSourceNode {
    const source = this.context.createBufferSource();
    source.buffer = this.bufferOf(name);
    this.sources.add(source);
    source.addEventListener('ended', () => this.sources.delete(source));
    return source;
  }

  /** What is heard before its turn to be made ahead is made then. */
  private bufferOf(name: SoundName): AudioBuffer {
    const known = this.buffers.get(name);
    if (known !== undefined) return known;
    const samples = Float32Array.from(this.zzfx.buildSamples(...parametersOf(SOUNDS[name])));
    const buffer = this.context.createBuffer(1, samples.length, this.zzfx.sampleRate);
    buffer.copyToChannel(samples, 0);
    this.buffers.set(name, buffer);
    return buffer;
  }

  private glide({ gain }: GainNode, value: number): void {
    gain.setTargetAtTime(value, this.context.currentTime, GLIDE);
  }
}

function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, BREATH);
  });
}

/** Half of the slider is to sound half as loud, which takes about a quarter of the amplitude. */
function loudness(percent: number): number {
  return (percent / 100) ** 2;
}

/** A browser that refuses is silent, which is nobody's error. */
async function quietly(ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch {
    // Silence.
  }
}
