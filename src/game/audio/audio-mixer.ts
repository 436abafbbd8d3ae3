import type { ZZFX } from 'zzfx';
import type { Settings } from '../settings/settings.ts';
import { DUCK_LOOP, type EffectName, parametersOf, SOUND_NAMES, type SoundName, SOUNDS } from './sounds.ts';

/** Time constant of a change of volume, s: a sudden change would click. */
const RAMP_S = 0.015;

/** Pause between two sounds that are generated ahead, ms. */
const PREPARE_GAP_MS = 30;

/** A sound that plays until it is released. */
export interface HeldSound {
  /** -1 on the left to 1 on the right. */
  readonly pan: AudioParam;
  release(): void;
}

/** Plays effects and cues, each group with a volume of its own, and a master volume for both. */
export class AudioMixer {
  private readonly context: AudioContext;
  private readonly master: GainNode;
  private readonly effects: GainNode;
  private readonly cues: GainNode;
  private readonly buffers = new Map<SoundName, AudioBuffer>();
  private readonly sources = new Set<AudioBufferSourceNode>();
  private isDisposed = false;

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

  /** Generates all sounds ahead, one at a time with pauses: each takes about 1 ms, and all at once would delay a frame. */
  async prepare(): Promise<void> {
    for (const name of SOUND_NAMES) {
      await waitForGap();
      if (this.isDisposed) return;
      this.bufferOf(name);
    }
  }

  /** Browsers suspend an audio context until the first gesture, and when a phone rings. */
  resume(): void {
    if (this.context.state !== 'running') void ignoreRejection(() => this.context.resume());
  }

  /** Applies the volumes of these settings. */
  applySettings({ muted, effectsVolume, cuesVolume }: Settings): void {
    this.rampTo(this.master, muted ? 0 : 1);
    this.rampTo(this.effects, loudness(effectsVolume));
    this.rampTo(this.cues, loudness(cuesVolume));
  }

  effect(name: EffectName): void {
    const source = this.sourceOf(name);
    source.connect(this.effects);
    source.start();
  }

  /** Plays a short cue that moves from `pan` to `panTo`, -1 on the left to 1 on the right. */
  cue(name: 'jumpCue' | 'footstep', pan: number, panTo: number): void {
    const source = this.sourceOf(name);
    const panner = this.context.createStereoPanner();
    const { currentTime } = this.context;
    panner.pan.setValueAtTime(pan, currentTime);
    panner.pan.linearRampToValueAtTime(panTo, currentTime + (source.buffer?.duration ?? 0));
    source.connect(panner).connect(this.cues);
    source.start();
  }

  /** Plays the cue to duck until it is released. */
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
      release: () => {
        this.rampTo(volume, 0);
        source.stop(this.context.currentTime + 6 * RAMP_S);
      },
    };
  }

  /** Stops all sounds at once. */
  stopAll(): void {
    for (const source of this.sources) source.stop();
    this.sources.clear();
  }

  /** Ends this mixer. The audio context belongs to the page and is only suspended. */
  dispose(): void {
    this.isDisposed = true;
    this.stopAll();
    this.master.disconnect();
    void ignoreRejection(() => this.context.suspend());
  }

  private sourceOf(name: SoundName): AudioBufferSourceNode {
    const source = this.context.createBufferSource();
    source.buffer = this.bufferOf(name);
    this.sources.add(source);
    source.addEventListener('ended', () => this.sources.delete(source));
    return source;
  }

  /** Generates the sound now if `prepare` has not reached it yet. */
  private bufferOf(name: SoundName): AudioBuffer {
    const known = this.buffers.get(name);
    if (known !== undefined) return known;
    const samples = Float32Array.from(this.zzfx.buildSamples(...parametersOf(SOUNDS[name])));
    const buffer = this.context.createBuffer(1, samples.length, this.zzfx.sampleRate);
    buffer.copyToChannel(samples, 0);
    this.buffers.set(name, buffer);
    return buffer;
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

/** A browser may refuse to resume or suspend its audio context. That is not an error: the game is silent then. */
async function ignoreRejection(ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch {
    // See above.
  }
}
