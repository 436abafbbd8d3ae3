/** What zzfx makes a sound from. What is left out is 0, but for the release of 0.1 s and the shape curve of 1. */
export interface Sound {
  /** Of the peak: 1 is 0.3 of full scale. */
  readonly volume: number;
  /** Hz at the beginning. */
  readonly frequency: number;
  /** s to reach full volume. */
  readonly attack: number;
  /** s at full volume. */
  readonly sustain?: number;
  /** s to fade away. */
  readonly release: number;
  readonly wave?: (typeof WAVES)[number];
  /** How the frequency moves, in 500 Hz a second. */
  readonly slide?: number;
  /** Hz by which it jumps, after so many s. */
  readonly pitchJump?: number;
  readonly pitchJumpTime?: number;
  /** 0 is a clear tone, 1 and more a rustle. */
  readonly noise?: number;
  /** Hz below which (less than 0) or above which (more) sound passes. */
  readonly filter?: number;
}

const WAVES = ['sine', 'triangle', 'saw'] as const;

/** What happens to the dino: below the cue to jump in pitch, and shorter than half a second. */
const EFFECTS = {
  jump: { volume: 0.5, frequency: 310, attack: 0.008, sustain: 0.03, release: 0.1, wave: 'triangle', slide: 5 },
  land: { volume: 0.75, frequency: 125, attack: 0.004, release: 0.09, slide: -1.4, noise: 0.15 },
  duck: { volume: 0.55, frequency: 280, attack: 0.008, sustain: 0.02, release: 0.09, wave: 'triangle', slide: -2.6 },
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
    volume: 0.9,
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
    volume: 0.7,
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
} as const satisfies Readonly<Record<string, Sound>>;

/** What a listener acts on: clear tones, two octaves and more apart, and footsteps that do not get in their way. */
const CUES = {
  jumpCue: { volume: 0.6, frequency: 1175, attack: 0.006, sustain: 0.07, release: 0.07 },
  /** Sounds on and on between the two ends of {@link DUCK_LOOP}. */
  duckCue: { volume: 0.65, frequency: 220, attack: 0.012, sustain: 0.5, release: 0.06, wave: 'triangle' },
  footstep: { volume: 0.35, frequency: 190, attack: 0.003, release: 0.035, noise: 0.6, filter: -900 },
} as const satisfies Readonly<Record<string, Sound>>;

/** From one moment to another of the duck cue, s: 44 of its waves, so that the seam is not heard. */
export const DUCK_LOOP = { from: 0.1, to: 0.3 } as const;

export const SOUNDS = { ...EFFECTS, ...CUES };
export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS).filter((name): name is SoundName => name in SOUNDS);
export type EffectName = keyof typeof EFFECTS;

/** A sound as zzfx wants it: a row of numbers. Its pitch is not left to chance, as it would be there. */
export function parametersOf(sound: Sound): readonly (number | undefined)[] {
  const { volume, frequency, attack, sustain, release, wave, slide, pitchJump, pitchJumpTime, noise, filter } = sound;
  const shape = wave === undefined ? 0 : WAVES.indexOf(wave);
  const row: (number | undefined)[] = [volume, 0, frequency, attack, sustain, release, shape];
  row[8] = slide;
  row[10] = pitchJump;
  row[11] = pitchJumpTime;
  row[13] = noise;
  row[20] = filter;
  return row;
}
