import { describe, expect, it } from 'vitest';
import { MASTER_VOLUME } from '#src/game/audio/audio-mixer.ts';
import {
  DUCK_LOOP,
  parametersOf,
  type SoundName,
  type SoundParameters,
  SOUND_NAMES,
  SOUNDS,
} from '#src/game/audio/sounds.ts';

const CUES: readonly SoundName[] = ['jumpReady', 'jumpCue', 'duckReady', 'duckCue', 'footstep'];

const sounds: Readonly<Record<SoundName, SoundParameters>> = SOUNDS;
const all = SOUND_NAMES.map((name) => sounds[name]);
const effects = SOUND_NAMES.filter((name) => !CUES.includes(name)).map((name) => sounds[name]);

const secondsOf = ({ attack, sustain = 0, release }: SoundParameters) => attack + sustain + release;
/** In Hz, at the end of the sound. */
const endOf = (sound: SoundParameters) =>
  sound.frequency + (sound.pitchJump ?? 0) + 500 * (sound.slide ?? 0) * secondsOf(sound);

it('no two sounds are alike', () => {
  expect(new Set(all.map((sound) => JSON.stringify(sound))).size).toBe(all.length);
});

it('no sound clicks, and none is much louder than the others', () => {
  for (const { attack, release, volume } of all) {
    expect(attack).toBeGreaterThanOrEqual(0.003);
    expect(release).toBeGreaterThanOrEqual(0.035);
    expect(volume).toBeGreaterThanOrEqual(0.35);
    expect(volume).toBeLessThanOrEqual(1);
  }
});

it('all sounds that one step can start leave room for the music', () => {
  for (const names of [
    ['land', 'hit', 'milestone', 'crash', 'footstep'],
    ['jump', 'shot', 'hit', 'milestone', 'turbo', 'footstep'],
  ] as const) {
    const volume = names.reduce((sum, name) => sum + sounds[name].volume, 0);
    // At volume 1 the synthesizer's peak is 0.3 of full scale.
    expect(MASTER_VOLUME * 0.3 * volume).toBeLessThan(0.7);
  }
});

describe('an effect', () => {
  const RISING: readonly SoundName[] = ['jump', 'pickup', 'turbo', 'milestone', 'fanfare'];

  it('rises for a jump and for good news, and falls for everything else', () => {
    const rising = SOUND_NAMES.filter((name) => endOf(sounds[name]) > sounds[name].frequency);
    expect(rising).toEqual(RISING);
    const level = SOUND_NAMES.filter((name) => endOf(sounds[name]) === sounds[name].frequency);
    expect(level).toEqual(CUES);
  });

  it('stays below the cue to jump and is shorter than half a second', () => {
    for (const sound of effects) {
      expect(Math.max(sound.frequency, endOf(sound))).toBeLessThan(SOUNDS.jumpReady.frequency);
      expect(secondsOf(sound)).toBeLessThan(0.5);
    }
  });
});

describe('a cue', () => {
  it('to jump is two octaves above the one to duck', () => {
    expect(SOUNDS.jumpCue.frequency).toBeGreaterThan(4 * SOUNDS.duckCue.frequency);
    expect(SOUNDS.jumpReady.frequency).toBeGreaterThan(3 * SOUNDS.duckReady.frequency);
  });

  it('is louder and longer than its get ready, and footsteps are quieter still', () => {
    for (const [ready, cue] of [
      [SOUNDS.jumpReady, SOUNDS.jumpCue],
      [SOUNDS.duckReady, SOUNDS.duckCue],
    ] as const) {
      expect(cue.volume).toBeGreaterThan(ready.volume);
      expect(secondsOf(cue)).toBeGreaterThan(secondsOf(ready));
      expect(SOUNDS.footstep.volume).toBeLessThanOrEqual(ready.volume);
    }
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
