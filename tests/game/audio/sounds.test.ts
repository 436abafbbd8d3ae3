import { describe, expect, it } from 'vitest';
import {
  DUCK_LOOP,
  parametersOf,
  type SoundName,
  type SoundParameters,
  SOUND_NAMES,
  SOUNDS,
} from '#src/game/audio/sounds.ts';

const sounds: Readonly<Record<SoundName, SoundParameters>> = SOUNDS;

const secondsOf = ({ attack, sustain = 0, release }: SoundParameters) => attack + sustain + release;
/** In Hz, at the end of the sound. */
const endOf = (sound: SoundParameters) =>
  sound.frequency + (sound.pitchJump ?? 0) + 500 * (sound.slide ?? 0) * secondsOf(sound);

it('an effect rises for a jump and for good news, and falls for everything else', () => {
  const rising = SOUND_NAMES.filter((name) => endOf(sounds[name]) > sounds[name].frequency);
  expect(rising).toEqual(['jump', 'pickup', 'turbo', 'milestone', 'fanfare', 'triumph']);
  const level = SOUND_NAMES.filter((name) => endOf(sounds[name]) === sounds[name].frequency);
  expect(level).toEqual(['jumpReady', 'jumpCue', 'duckReady', 'duckCue', 'footstep']);
});

describe('a cue', () => {
  it('to jump is two octaves above the one to duck', () => {
    expect(SOUNDS.jumpCue.frequency).toBeGreaterThan(4 * SOUNDS.duckCue.frequency);
    expect(SOUNDS.jumpReady.frequency).toBeGreaterThan(3 * SOUNDS.duckReady.frequency);
  });

  it('to duck loops by whole periods of its tone, within its steady part', () => {
    const { frequency, attack, sustain } = SOUNDS.duckCue;
    expect((DUCK_LOOP.to - DUCK_LOOP.from) * frequency).toBeCloseTo(44, 9);
    expect(DUCK_LOOP.from).toBeGreaterThan(attack);
    expect(DUCK_LOOP.to).toBeLessThan(attack + sustain);
  });
});

it('the synthesizer gets each parameter in its own place, by its documentation', () => {
  const sound = { volume: 2, frequency: 3, attack: 4, sustain: 5, release: 6 } as const;
  const rest = { slide: 7, pitchJump: 8, pitchJumpTime: 9, noise: 10, filter: 11 } as const;
  const row = parametersOf({ ...sound, wave: 'triangle', ...rest });
  const places = [0, 2, 3, 4, 5, 6, 8, 10, 11, 13, 20];
  expect(places.map((place) => row[place])).toEqual([2, 3, 4, 5, 6, 1, 7, 8, 9, 10, 11]);
  expect(row.filter((value) => value !== 0)).toHaveLength(places.length);
});
