import type { SoundParameters } from '../sound-parameters.ts';
import { arpeggioAt, BAR, bassAt, frequencyOf, LENGTH, melodyAt, REST } from './song.ts';

/**
 * What the music is played with. Each is generated once, at its `frequency`; other notes are the
 * same sound played faster or slower.
 */
export const INSTRUMENTS = {
  bass: {
    volume: 0.38,
    frequency: 98,
    attack: 0.006,
    sustain: 0.09,
    release: 0.12,
    wave: 'triangle',
  },
  lead: {
    volume: 0.24,
    frequency: 587,
    attack: 0.012,
    sustain: 0.1,
    release: 0.16,
    wave: 'triangle',
  },
  /** The melody at night: softer, and slower to rise and to fade. */
  nightLead: { volume: 0.24, frequency: 494, attack: 0.07, sustain: 0.16, release: 0.5 },
  arpeggio: { volume: 0.13, frequency: 587, attack: 0.005, release: 0.15, wave: 'triangle' },
  kick: { volume: 0.5, frequency: 130, attack: 0.003, release: 0.12, slide: -1.7 },
  snare: {
    volume: 0.2,
    frequency: 3600,
    attack: 0.002,
    release: 0.09,
    wave: 'saw',
    noise: 3,
    filter: 3200,
  },
  hat: {
    volume: 0.12,
    frequency: 8000,
    attack: 0.001,
    release: 0.035,
    wave: 'saw',
    noise: 5,
    filter: 7000,
  },
} as const satisfies Readonly<Record<string, SoundParameters>>;

export type Instrument = keyof typeof INSTRUMENTS;
export const INSTRUMENT_NAMES = Object.keys(INSTRUMENTS).filter(
  (name): name is Instrument => name in INSTRUMENTS,
);

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
