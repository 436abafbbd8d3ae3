import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DUCK_LOOP, parametersOf, type SoundName, SOUNDS } from '#game/testing';
import { FakeAudioContext } from './fake-audio.ts';

const RATE = 44_100;

/** The allowed duration of each sound, s. */
const LASTS: Readonly<Record<SoundName, readonly [number, number]>> = {
  jump: [0.08, 0.2],
  land: [0.05, 0.15],
  duck: [0.08, 0.2],
  shot: [0.08, 0.2],
  hit: [0.1, 0.3],
  pickup: [0.2, 0.4],
  turbo: [0.3, 0.5],
  milestone: [0.3, 0.5],
  crash: [0.3, 0.5],
  jumpCue: [0.1, 0.2],
  duckCue: [0.4, 0.7],
  footstep: [0.02, 0.06],
};

const NAMES = Object.keys(LASTS).filter((name): name is SoundName => name in SOUNDS);

let samples: ReadonlyMap<SoundName, readonly number[]>;
const of = (name: SoundName) => samples.get(name) ?? [];

beforeAll(async () => {
  vi.stubGlobal('AudioContext', FakeAudioContext);
  const { ZZFX } = await import('zzfx');
  samples = new Map(NAMES.map((name) => [name, ZZFX.buildSamples(...parametersOf(SOUNDS[name]))]));
  vi.unstubAllGlobals();
});

const loudest = (row: readonly number[]) => row.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const rms = (row: readonly number[]) => Math.sqrt(row.reduce((sum, sample) => sum + sample * sample, 0) / row.length);

/** The mean frequency, Hz, each weighted by its power; up to 6 kHz. */
function centroid(row: readonly number[]): number {
  let weighted = 0;
  let all = 0;
  for (let hz = 40; hz < 6000; hz += 40) {
    let re = 0;
    let im = 0;
    for (let i = 0; i < row.length; i += 3) {
      const angle = (2 * Math.PI * hz * i) / RATE;
      re += (row[i] ?? 0) * Math.cos(angle);
      im += (row[i] ?? 0) * Math.sin(angle);
    }
    const power = re * re + im * im;
    weighted += power * hz;
    all += power;
  }
  return weighted / all;
}

it('this test knows every sound', () => {
  expect(Object.keys(SOUNDS)).toEqual(NAMES);
});

describe.each(NAMES)('the sound %s', (name) => {
  it('has the expected duration', () => {
    const [least, most] = LASTS[name];
    expect(of(name).length / RATE).toBeGreaterThan(least);
    expect(of(name).length / RATE).toBeLessThan(most);
  });

  it('has no clipping and no invalid samples, and begins and ends without a click', () => {
    const row = of(name);
    expect(row.every(Number.isFinite)).toBe(true);
    expect(loudest(row)).toBeLessThan(0.6);
    for (const edge of [row.slice(0, 20), row.slice(-20)]) expect(loudest(edge)).toBeLessThan(0.03);
  });

  it('is about as loud as the others', () => {
    expect(rms(of(name))).toBeGreaterThan(0.035);
    expect(rms(of(name))).toBeLessThan(0.14);
  });
});

describe('the cues', () => {
  it('to jump and to duck are two octaves apart, and the footsteps are quieter than both', () => {
    expect(centroid(of('jumpCue'))).toBeGreaterThan(centroid(of('duckCue')) * 4);
    expect(rms(of('footstep'))).toBeLessThan(rms(of('duckCue')) / 2);
  });

  it('to jump is higher than any tone of the effects', () => {
    for (const name of ['jump', 'land', 'duck', 'hit', 'pickup', 'turbo', 'milestone', 'crash'] as const) {
      expect(centroid(of('jumpCue')), name).toBeGreaterThan(centroid(of(name)) * 1.2);
    }
  });

  it('to duck loops without an audible seam', () => {
    const row = of('duckCue');
    const from = Math.round(DUCK_LOOP.from * RATE);
    const to = Math.round(DUCK_LOOP.to * RATE);
    expect(to).toBeLessThan(row.length);
    for (let i = 0; i < 50; i++) expect(row[from + i]).toBeCloseTo(row[to + i] ?? Number.NaN, 2);
  });
});
