import type { ZZFX } from 'zzfx';

/**
 * The parameters that zzfx generates a sound from. A missing one is 0. The shape curve isn't
 * listed, because it's always 1.
 */
export interface SoundParameters {
  /** Peak volume; 1 is 0.3 of full scale. */
  readonly volume: number;
  /** Hz at the beginning. */
  readonly frequency: number;
  /** s to reach full volume. */
  readonly attack: number;
  /** s at full volume. */
  readonly sustain?: number;
  /** s to fade out. */
  readonly release: number;
  readonly wave?: (typeof WAVES)[number];
  /** Change of the frequency, in units of 500 Hz a second. */
  readonly slide?: number;
  /** Hz by which the frequency jumps, and the time of the jump, s. */
  readonly pitchJump?: number;
  readonly pitchJumpTime?: number;
  /** 0 is a clear tone, 1 and more is noise. */
  readonly noise?: number;
  /** Cut-off frequency, Hz: negative for a low-pass filter, positive for a high-pass filter. */
  readonly filter?: number;
}

const WAVES = ['sine', 'triangle', 'saw'] as const;

/** The order that zzfx expects. The second one, random variation of the pitch, is always 0. */
export function parametersOf(sound: SoundParameters): readonly (number | undefined)[] {
  const { volume, frequency, attack, sustain, release, wave } = sound;
  const shape = wave === undefined ? 0 : WAVES.indexOf(wave);
  const row: (number | undefined)[] = [volume, 0, frequency, attack, sustain, release, shape];
  row[8] = sound.slide;
  row[10] = sound.pitchJump;
  row[11] = sound.pitchJumpTime;
  row[13] = sound.noise;
  row[20] = sound.filter;
  return row;
}

/** Takes about 1 ms. */
export function generate(zzfx: typeof ZZFX, sound: SoundParameters): AudioBuffer {
  const samples = Float32Array.from(zzfx.buildSamples(...parametersOf(sound)));
  const buffer = zzfx.audioContext.createBuffer(1, samples.length, zzfx.sampleRate);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

/** Effects stay lower in pitch than the cue to jump, and shorter than half a second. */
const EFFECTS = {
  jump: {
    volume: 0.5,
    frequency: 310,
    attack: 0.008,
    sustain: 0.03,
    release: 0.1,
    wave: 'triangle',
    slide: 5,
  },
  land: { volume: 0.75, frequency: 125, attack: 0.004, release: 0.09, slide: -1.4, noise: 0.15 },
  duck: {
    volume: 0.5,
    frequency: 280,
    attack: 0.008,
    sustain: 0.02,
    release: 0.09,
    wave: 'triangle',
    slide: -2.6,
  },
  shot: {
    volume: 0.6,
    frequency: 640,
    attack: 0.004,
    sustain: 0.01,
    release: 0.1,
    wave: 'saw',
    slide: -8,
    noise: 0.25,
    filter: -2400,
  },
  hit: {
    volume: 0.7,
    frequency: 260,
    attack: 0.004,
    sustain: 0.03,
    release: 0.16,
    wave: 'saw',
    slide: -1.6,
    noise: 1.6,
    filter: -1500,
  },
  pickup: {
    volume: 0.5,
    frequency: 523,
    attack: 0.01,
    sustain: 0.12,
    release: 0.16,
    pitchJump: 261,
    pitchJumpTime: 0.07,
  },
  turbo: {
    volume: 0.6,
    frequency: 98,
    attack: 0.06,
    sustain: 0.12,
    release: 0.24,
    wave: 'saw',
    slide: 1.5,
    filter: -1100,
  },
  milestone: {
    volume: 0.45,
    frequency: 659,
    attack: 0.01,
    sustain: 0.14,
    release: 0.22,
    wave: 'triangle',
    pitchJump: 220,
    pitchJumpTime: 0.09,
  },
  /**
   * Rises by a fifth and stays below the cue to jump. Longer than the milestone, because it plays
   * once a run.
   */
  fanfare: {
    volume: 0.5,
    frequency: 523,
    attack: 0.01,
    sustain: 0.24,
    release: 0.24,
    wave: 'triangle',
    pitchJump: 261,
    pitchJumpTime: 0.14,
  },
  /** An octave, shorter and lower than the fanfare: a record often follows within seconds. */
  triumph: {
    volume: 0.5,
    frequency: 392,
    attack: 0.01,
    sustain: 0.16,
    release: 0.24,
    wave: 'triangle',
    pitchJump: 392,
    pitchJumpTime: 0.08,
  },
  crash: {
    volume: 1,
    frequency: 170,
    attack: 0.004,
    sustain: 0.08,
    release: 0.34,
    wave: 'saw',
    slide: -0.6,
    noise: 0.9,
    filter: -1000,
  },
} as const satisfies Readonly<Record<string, SoundParameters>>;

/**
 * Cues to jump are higher than all effects and music, cues to duck more than two octaves lower. A
 * 'get ready' is softer than its cue and differs in pitch. Footsteps mask none of them.
 */
const CUES = {
  jumpReady: { volume: 0.35, frequency: 1175, attack: 0.006, sustain: 0.02, release: 0.06 },
  jumpCue: { volume: 0.6, frequency: 1568, attack: 0.006, sustain: 0.07, release: 0.07 },
  duckReady: {
    volume: 0.6,
    frequency: 294,
    attack: 0.008,
    sustain: 0.03,
    release: 0.07,
    wave: 'triangle',
  },
  duckCue: {
    volume: 0.75,
    frequency: 220,
    attack: 0.012,
    sustain: 0.5,
    release: 0.06,
    wave: 'triangle',
  },
  footstep: {
    volume: 0.35,
    frequency: 190,
    attack: 0.003,
    release: 0.035,
    noise: 0.6,
    filter: -900,
  },
} as const satisfies Readonly<Record<string, SoundParameters>>;

/** The looped part of the duck cue, s: exactly 44 periods of its tone, so nobody hears the seam. */
export const DUCK_LOOP = { from: 0.1, to: 0.3 } as const;

export const SOUNDS = { ...EFFECTS, ...CUES };
export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS).filter((name): name is SoundName => name in SOUNDS);
export type EffectName = keyof typeof EFFECTS;
export type ShortCueName = Exclude<keyof typeof CUES, 'duckCue'>;
