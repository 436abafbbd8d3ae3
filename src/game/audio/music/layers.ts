import type { Instrument } from './instruments.ts';
import { arpeggioAt, BAR, bassAt, frequencyOf, LENGTH, melodyAt, REST } from './song.ts';

/** What the music follows. */
export interface Mood {
  /** px a step, without turbo: 7 at the start, 17 at most. */
  speed: number;
  turbo: boolean;
  night: boolean;
}

/** Receives a note: 0 Hz for a drum, which has one pitch. */
export type PlayNote = (instrument: Instrument, hz: number) => void;

/** The lowest E of the bass and of the melody, Hz. */
const LOW_E = 82.41;
const MIDDLE_E = 329.63;

/**
 * The speeds from which more is heard, px a step: the melody from 50 points on, the snare from 100,
 * both denser from 250 on.
 */
const MELODY_FROM = 7.5;
const SNARE_FROM = 8;
const DENSE_FROM = 9.5;

/** Beats a minute at the first speed, and for each px a step beyond. */
const SLOWEST = 104;
const FASTER = 5;
/** How much faster it is under turbo. */
const TURBO = 1.08;

/** The length of a sixteenth, s. */
export function sixteenthLength({ speed, turbo }: Mood): number {
  const beats = (SLOWEST + FASTER * Math.max(speed - 7, 0)) * (turbo ? TURBO : 1);
  return 60 / beats / 4;
}

/**
 * Plays the notes that begin at a sixteenth, counted from the start of the music. Bass and bass
 * drum are always heard; melody, snare and hi-hats come with the pace. At night a softer melody
 * takes over and the snare is silent. Turbo drives the drums.
 */
export function playNotes(sixteenth: number, mood: Mood, play: PlayNote): void {
  const at = sixteenth % LENGTH;
  playBass(at, play);
  playDrums(at % BAR, mood, play);
  if (at % 2 === 0 || isDense(mood)) play('arpeggio', frequencyOf(arpeggioAt(at), MIDDLE_E));
  const note = melodyAt(at);
  if (note !== REST && mood.speed >= MELODY_FROM) {
    play(mood.night ? 'nightLead' : 'lead', frequencyOf(note, MIDDLE_E));
  }
}

function playBass(at: number, play: PlayNote): void {
  const note = bassAt(at);
  if (note !== REST) play('bass', frequencyOf(note, LOW_E));
}

function playDrums(at: number, mood: Mood, play: PlayNote): void {
  if (at % (mood.turbo ? 2 : 4) === 0) play('kick', 0);
  if (at % 8 === 4 && mood.speed >= SNARE_FROM && !mood.night) play('snare', 0);
  if (mood.turbo || (isDense(mood) && at % 2 === 0) || (mood.speed >= SNARE_FROM && at % 4 === 2))
    play('hat', 0);
}

function isDense({ speed, turbo, night }: Mood): boolean {
  return turbo || (speed >= DENSE_FROM && !night);
}
