import type { SoundParameters } from '../sounds.ts';

/**
 * Each instrument is generated once, at its `frequency`. Other notes play the same sound faster or
 * slower.
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

export interface Mood {
  /** px a step without turbo: 7 at the start, at most 17. */
  speed: number;
  turbo: boolean;
  night: boolean;
}

/** A drum has one pitch and gets 0 Hz. */
type PlayNote = (instrument: Instrument, hz: number) => void;

/** The lowest E of the bass and of the melody, Hz. */
const LOW_E = 82.41;
const MIDDLE_E = 329.63;

/**
 * The speeds at which layers join, px a step: the melody at 50 points, the snare at 100, and more
 * notes of both from 250.
 */
const MELODY_MIN_SPEED = 7.5;
const SNARE_MIN_SPEED = 8;
const DENSE_MIN_SPEED = 9.5;

/** Beats a minute at the first speed, and for each px a step beyond. */
const MIN_TEMPO_BPM = 104;
const BPM_PER_SPEED = 5;
const TURBO_TEMPO_FACTOR = 1.08;

/** In seconds. */
export function sixteenthSeconds({ speed, turbo }: Mood): number {
  const beats =
    (MIN_TEMPO_BPM + BPM_PER_SPEED * Math.max(speed - 7, 0)) * (turbo ? TURBO_TEMPO_FACTOR : 1);
  return 60 / beats / 4;
}

/**
 * Plays the notes that begin at a sixteenth, counted from the start of the music. More layers join
 * as the run gets faster. At night a softer melody takes over and the snare is silent.
 */
export function playNotes(sixteenth: number, mood: Mood, play: PlayNote): void {
  const at = sixteenth % MUSIC_LENGTH;
  playBass(at, play);
  playDrums(at % BAR, mood, play);
  if (at % 2 === 0 || isDense(mood)) play('arpeggio', frequencyOf(arpeggioAt(at), MIDDLE_E));
  const note = melodyAt(at);
  if (note !== REST && mood.speed >= MELODY_MIN_SPEED) {
    play(mood.night ? 'nightLead' : 'lead', frequencyOf(note, MIDDLE_E));
  }
}

function playBass(at: number, play: PlayNote): void {
  const note = bassAt(at);
  if (note !== REST) play('bass', frequencyOf(note, LOW_E));
}

function playDrums(at: number, mood: Mood, play: PlayNote): void {
  if (at % (mood.turbo ? 2 : 4) === 0) play('kick', 0);
  if (at % 8 === 4 && mood.speed >= SNARE_MIN_SPEED && !mood.night) play('snare', 0);
  if (
    mood.turbo ||
    (isDense(mood) && at % 2 === 0) ||
    (mood.speed >= SNARE_MIN_SPEED && at % 4 === 2)
  )
    play('hat', 0);
}

function isDense({ speed, turbo, night }: Mood): boolean {
  return turbo || (speed >= DENSE_MIN_SPEED && !night);
}

/**
 * The piece: 16 bars in E minor, two phrases of eight. A note is a degree of the scale in base 36:
 * 0 is the E at the bottom of the instrument's range, 7 the next E, b the B above that. No note
 * shares its pitch with an audio cue.
 */

/** Sixteenths. */
const BAR = 16;

/** Semitones of each degree above E. */
const SCALE = [0, 2, 3, 5, 7, 8, 10] as const;

/**
 * The root of each bar's chord: E minor, C, G, D; E minor, C, D, B minor; then C, D, E minor twice,
 * C, D, G, B minor.
 */
const CHORDS = '0526056456005624';

/** One bar a line. A point means that no note begins. */
const MELODY = [
  '7...4.2.4...7.8.',
  '9...7.5.7.......',
  '9.8.9.b...9.8...',
  '8.......6.7.8...',
  '7...4.2.4...7.8.',
  '9...b.9.7.......',
  'a...9.8.6...8...',
  '6...8...4.......',
  '5..5..7...9...7.',
  '6..6..8...a...8.',
  '7..7..9...b...9.',
  '7.......4.......',
  '5..5..7...9...7.',
  '6..6..8...a...8.',
  '9.8.7.6.4.6.7...',
  '8...6...4.......',
] as const;

/** The bass of each bar: x is the root, o an octave above. */
const BASS = 'x..x..o.x..x..o.';

/** The order of the arpeggio's notes, as degrees above the root. */
const ARPEGGIO = [0, 2, 4, 7, 4, 2] as const;

/** A degree. The next higher one would be the tone of a cue. */
const ARPEGGIO_TOP = 10;

/** Sixteenths. */
export const MUSIC_LENGTH = CHORDS.length * BAR;

const REST = -1;

/** A degree, or {@link REST}. */
function melodyAt(sixteenth: number): number {
  const note = MELODY[Math.floor(sixteenth / BAR)]?.[sixteenth % BAR] ?? '.';
  return note === '.' ? REST : Number.parseInt(note, 36);
}

/** A degree above the low E, two octaves below the melody's, or {@link REST}. */
function bassAt(sixteenth: number): number {
  const note = BASS[sixteenth % BAR];
  if (note === '.') return REST;
  const root = chordAt(sixteenth);
  // Play the roots from B on below the E.
  const low = root >= 4 ? root - 7 : root;
  return note === 'o' ? low + 7 : low;
}

function arpeggioAt(sixteenth: number): number {
  const note = chordAt(sixteenth) + (ARPEGGIO[sixteenth % ARPEGGIO.length] ?? 0);
  return note > ARPEGGIO_TOP ? note - 7 : note;
}

/**
 * @param degree may be negative for notes below `e`.
 * @param e Hz.
 */
function frequencyOf(degree: number, e: number): number {
  const octave = Math.floor(degree / SCALE.length);
  const semitones = (SCALE[degree - octave * SCALE.length] ?? 0) + 12 * octave;
  return e * 2 ** (semitones / 12);
}

function chordAt(sixteenth: number): number {
  return Number(CHORDS[Math.floor(sixteenth / BAR)]);
}
