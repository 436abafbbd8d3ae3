import {
  type Instrument,
  INSTRUMENT_NAMES,
  INSTRUMENTS,
  type Mood,
  MUSIC_LENGTH,
  playNotes,
  sixteenthSeconds,
} from '#src/game/audio/music/layers.ts';
import { parametersOf, SOUNDS } from '#src/game/audio/sounds.ts';
import { DEFAULT_SETTINGS } from '#game';
import { FakeAudioContext } from './fake-audio.ts';
import { decibels, loudestNear, RATE } from './spectrum.ts';

export type Samples = readonly number[];

/** Samples at full volume. */
export interface RenderedSounds {
  readonly sounds: ReadonlyMap<string, Samples>;
  /** From the first note to the last. */
  readonly music: (mood: Mood) => Float64Array;
}

export const CUES = ['jumpReady', 'jumpCue', 'duckReady', 'duckCue'] as const;

/** Whether a sound has the volume of the cues. */
export const isCue = (name: string) =>
  name.endsWith('Cue') || name.endsWith('Ready') || name === 'footstep';

/** @param percent the volume's setting. */
export const amplitudeOf = (percent: number) => (percent / 100) ** 2;

/**
 * By how many dB each cue is louder than these samples at this volume, in the third of an octave
 * around its tone. The cues have their default volume.
 */
export function headroom(
  sounds: RenderedSounds['sounds'],
  other: ArrayLike<number>,
  percent: number,
): readonly number[] {
  const tones = CUES.map((cue) => SOUNDS[cue].frequency);
  const near = loudestNear(other, tones);
  return CUES.map((cue, index) => {
    const [level = 0] = loudestNear(sounds.get(cue) ?? [], tones.slice(index, index + 1));
    return (
      decibels(amplitudeOf(DEFAULT_SETTINGS.cuesVolume) * level) -
      decibels(amplitudeOf(percent) * (near[index] ?? 0))
    );
  });
}

/** Also works in Node, which has no audio. */
export async function renderSounds(): Promise<RenderedSounds> {
  const had = Object.getOwnPropertyDescriptor(globalThis, 'AudioContext');
  Object.defineProperty(globalThis, 'AudioContext', {
    value: FakeAudioContext,
    configurable: true,
  });
  const { ZZFX } = await import('zzfx');
  if (had === undefined) Reflect.deleteProperty(globalThis, 'AudioContext');
  else Object.defineProperty(globalThis, 'AudioContext', had);
  const sounds = new Map(
    Object.entries(SOUNDS).map(([name, sound]) => [
      name,
      ZZFX.buildSamples(...parametersOf(sound)),
    ]),
  );
  const notes = new Map(
    INSTRUMENT_NAMES.map((name) => [name, ZZFX.buildSamples(...parametersOf(INSTRUMENTS[name]))]),
  );
  return { sounds, music: (mood) => renderMusic(notes, mood) };
}

function renderMusic(notes: ReadonlyMap<Instrument, Samples>, mood: Mood): Float64Array {
  const sixteenth = sixteenthSeconds(mood);
  const mix = new Float64Array(Math.ceil((MUSIC_LENGTH * sixteenth + 2) * RATE));
  for (let at = 0; at < MUSIC_LENGTH; at++) {
    const start = Math.round(at * sixteenth * RATE);
    playNotes(at, mood, (instrument, hz) => {
      const samples = notes.get(instrument) ?? [];
      const rate = hz > 0 ? hz / INSTRUMENTS[instrument].frequency : 1;
      for (let i = 0; i * rate < samples.length - 1; i++) {
        const whole = Math.floor(i * rate);
        const part = i * rate - whole;
        const sample = (samples[whole] ?? 0) * (1 - part) + (samples[whole + 1] ?? 0) * part;
        mix[start + i] = (mix[start + i] ?? 0) + sample;
      }
    });
  }
  return mix;
}
