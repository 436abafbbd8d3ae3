/**
 * The parameters from which zzfx generates a sound. Missing ones are 0; the shape curve, which is
 * not set here, is 1.
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

/**
 * The parameters in the order that zzfx expects. The second one, random variation of the pitch, is
 * always 0.
 */
export function parametersOf(sound: SoundParameters): readonly (number | undefined)[] {
  const {
    volume,
    frequency,
    attack,
    sustain,
    release,
    wave,
    slide,
    pitchJump,
    pitchJumpTime,
    noise,
    filter,
  } = sound;
  const shape = wave === undefined ? 0 : WAVES.indexOf(wave);
  const row: (number | undefined)[] = [volume, 0, frequency, attack, sustain, release, shape];
  row[8] = slide;
  row[10] = pitchJump;
  row[11] = pitchJumpTime;
  row[13] = noise;
  row[20] = filter;
  return row;
}
