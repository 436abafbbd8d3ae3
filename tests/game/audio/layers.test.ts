import { describe, expect, it } from 'vitest';
import {
  type Instrument,
  type Mood,
  MUSIC_LENGTH,
  playNotes,
  sixteenthSeconds,
} from '#src/game/audio/music/layers.ts';
import { SOUNDS } from '#src/game/audio/sounds.ts';

const START: Mood = { speed: 7, turbo: false, night: false };

/** The pitches of the notes that each instrument plays in the whole piece. */
function notesOf(mood: Mood): ReadonlyMap<Instrument, readonly number[]> {
  const notes = new Map<Instrument, number[]>();
  for (let at = 0; at < MUSIC_LENGTH; at++)
    playNotes(at, mood, (instrument, hz) => {
      notes.set(instrument, [...(notes.get(instrument) ?? []), hz]);
    });
  return notes;
}

describe('the music', () => {
  it.each<[string, Partial<Mood>, readonly Instrument[]]>([
    ['begins with bass, bass drum and arpeggio', {}, []],
    ['gets its melody at 50 points', { speed: 7.5 }, ['lead']],
    ['gets its other drums at 100 points', { speed: 8 }, ['lead', 'snare', 'hat']],
    ['is softer at night', { speed: 8, night: true }, ['nightLead', 'hat']],
    ['has hats with turbo', { turbo: true }, ['hat']],
  ])('%s', (_, mood, joined) => {
    const instruments = [...notesOf({ ...START, ...mood }).keys()];
    expect(instruments.sort()).toEqual(['bass', 'kick', 'arpeggio', ...joined].sort());
  });

  it.each<[string, Partial<Mood>, boolean]>([
    ['more notes at a high speed', { speed: 9.5 }, true],
    ['more notes with turbo', { turbo: true }, true],
    ['not at night', { speed: 9.5, night: true }, false],
  ])('has %s', (_, mood, isDense) => {
    const count = (of: Mood) => notesOf(of).get('arpeggio')?.length ?? 0;
    expect(count({ ...START, ...mood })).toBe(count(START) * (isDense ? 2 : 1));
  });

  it('gets faster with the run, and with turbo', () => {
    const paces = [START, { ...START, turbo: true }, { ...START, speed: 17 }];
    const lengths = paces.map(sixteenthSeconds);
    expect(lengths[0]).toBeCloseTo(60 / 104 / 4, 9);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });

  it('stays below the cues to jump, and has no note of a cue', () => {
    const { jumpReady, duckReady, duckCue } = SOUNDS;
    for (const mood of [{ speed: 17 }, { speed: 17, night: true }, { speed: 17, turbo: true }]) {
      const pitches = [...notesOf({ ...START, ...mood }).values()].flat();
      expect(Math.max(...pitches)).toBeLessThan(jumpReady.frequency / 1.1);
      for (const { frequency } of [duckReady, duckCue]) {
        const nearest = Math.min(...pitches.map((hz) => Math.abs(hz - frequency)));
        expect(nearest / frequency).toBeGreaterThan(0.03);
      }
    }
  });
});
