import { describe, expect, it } from 'vitest';
import { MASTER_VOLUME } from '#src/game/audio/audio-mixer.ts';
import {
  DUCK_LOOP,
  type EffectName,
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
  it.each<[EffectName, 'up' | 'down']>([
    ['jump', 'up'],
    ['land', 'down'],
    ['duck', 'down'],
    ['shot', 'down'],
    ['hit', 'down'],
    ['pickup', 'up'],
    ['turbo', 'up'],
    ['milestone', 'up'],
    ['fanfare', 'up'],
    ['crash', 'down'],
  ])('%s goes %s in pitch', (name, way) => {
    const sound = sounds[name];
    expect(endOf(sound) > sound.frequency ? 'up' : 'down').toBe(way);
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

it('the synthesizer gets each parameter in its own place', () => {
  const row = parametersOf({
    volume: 0.5,
    frequency: 400,
    attack: 0.01,
    sustain: 0.02,
    release: 0.03,
    wave: 'triangle',
    slide: 4,
    pitchJump: 5,
    pitchJumpTime: 6,
    noise: 7,
    filter: 8,
  });
  // By zzfx's documentation.
  expect(Object.entries(row).filter(([, value]) => value !== 0)).toEqual([
    ['0', 0.5],
    ['2', 400],
    ['3', 0.01],
    ['4', 0.02],
    ['5', 0.03],
    ['6', 1],
    ['8', 4],
    ['10', 5],
    ['11', 6],
    ['13', 7],
    ['20', 8],
  ]);
});
