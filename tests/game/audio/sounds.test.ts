import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#game';
import { DUCK_LOOP, type SoundName, SOUNDS } from '#src/game/audio/sounds.ts';
import { MASTER_VOLUME } from '#src/game/audio/audio-mixer.ts';
import type { Mood } from '#src/game/audio/music/layers.ts';
import {
  headroom,
  isCue,
  renderSounds,
  type RenderedSounds,
  type Samples,
} from './rendered-sounds.ts';
import { centroidOf, peakOf, RATE, rmsOf } from './spectrum.ts';

const NAMES = Object.keys(SOUNDS).filter((name): name is SoundName => name in SOUNDS);

let rendered: RenderedSounds;
const of = (name: SoundName) => rendered.sounds.get(name) ?? [];

beforeAll(async () => {
  rendered = await renderSounds();
});

describe.each(NAMES)('the sound %s', (name) => {
  it('has no clipping and no invalid samples, and begins and ends without a click', () => {
    const row = of(name);
    expect(row.every(Number.isFinite)).toBe(true);
    expect(peakOf(row)).toBeLessThan(0.6);
    for (const edge of [row.slice(0, 20), row.slice(-20)]) expect(peakOf(edge)).toBeLessThan(0.03);
  });

  it('is about as loud as the others', () => {
    expect(rmsOf(of(name))).toBeGreaterThan(0.035);
    expect(rmsOf(of(name))).toBeLessThan(0.14);
  });
});

describe('the cues', () => {
  it('to jump and to duck are two octaves apart, and the footsteps are quieter than both', () => {
    expect(centroidOf(of('jumpCue'))).toBeGreaterThan(centroidOf(of('duckCue')) * 4);
    expect(rmsOf(of('footstep'))).toBeLessThan(rmsOf(of('duckCue')) / 2);
  });

  it('to duck loops without an audible seam', () => {
    const row = of('duckCue');
    const from = Math.round(DUCK_LOOP.from * RATE);
    const to = Math.round(DUCK_LOOP.to * RATE);
    expect(to).toBeLessThan(row.length);
    for (let i = 0; i < 50; i++) expect(row[from + i]).toBeCloseTo(row[to + i] ?? Number.NaN, 2);
  });
});

const EFFECTS = NAMES.filter((name) => !isCue(name));
const MOODS: readonly Mood[] = [
  { speed: 7, turbo: false, night: false },
  { speed: 14, turbo: false, night: true },
  { speed: 17, turbo: true, night: false },
];

describe('no cue is masked', () => {
  const least = (other: ArrayLike<number>, percent: number) =>
    Math.min(...headroom(rendered.sounds, other, percent));

  // The game also turns effects and music down while a cue sounds.
  it.each(EFFECTS)('by the effect %s, which has half of its amplitude at most', (name) => {
    expect(least(of(name), DEFAULT_SETTINGS.effectsVolume)).toBeGreaterThan(6);
  });

  it.each(MOODS)('by the music at the speed $speed, which has a third of it at most', (mood) => {
    expect(least(rendered.music(mood), DEFAULT_SETTINGS.musicVolume)).toBeGreaterThan(9.5);
  });
});

it('nothing clips, not even all sounds that one step can start, with music at full volume', () => {
  const sum = (rows: readonly Samples[]) =>
    peakOf(
      Array.from({ length: RATE }, (_, i) => rows.reduce((all, row) => all + (row[i] ?? 0), 0)),
    );
  const music = Math.max(...MOODS.map((mood) => peakOf(rendered.music(mood))));
  for (const names of [
    ['land', 'hit', 'milestone', 'crash', 'footstep'],
    ['jump', 'shot', 'hit', 'milestone', 'turbo', 'footstep'],
  ] as const) {
    expect(MASTER_VOLUME * (sum(names.map(of)) + music)).toBeLessThan(1);
  }
});
