/**
 * The piece: 16 bars in E minor, two phrases of eight. A note is a degree of the scale, written as
 * a digit in base 36: 0 is the E at the bottom of its instrument's range, 7 the one above, b the B
 * above that. No note is one of the tones of the audio cues.
 */

/** A bar's length, sixteenths. */
export const BAR = 16;

/** Semitones of each degree above E. */
const SCALE = [0, 2, 3, 5, 7, 8, 10] as const;

/**
 * The root of each bar's chord: E minor, C, G, D; E minor, C, D, B minor; then C, D, E minor twice,
 * C, D, G, B minor.
 */
const CHORDS = '0526056456005624';

/** The melody, a bar a line: a note sounds where it is written, a point is none. */
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

/** The bass of each bar: x is the root, o the one an octave above. */
const BASS = 'x..x..o.x..x..o.';

/** The notes of a chord in the order in which the arpeggio breaks it, as degrees above the root. */
const BROKEN = [0, 2, 4, 7, 4, 2] as const;

/** The highest note of the arpeggio, a degree. One more would be the tone of a cue. */
const ARPEGGIO_TOP = 10;

/** The length of the piece, sixteenths. */
export const LENGTH = CHORDS.length * BAR;

/** No note. */
export const REST = -1;

/** The note of the melody that begins at a sixteenth of the piece, a degree, or {@link REST}. */
export function melodyAt(sixteenth: number): number {
  const note = MELODY[Math.floor(sixteenth / BAR)]?.[sixteenth % BAR] ?? '.';
  return note === '.' ? REST : Number.parseInt(note, 36);
}

/** The note of the bass, a degree above the E below the lowest of the melody by two octaves. */
export function bassAt(sixteenth: number): number {
  const note = BASS[sixteenth % BAR];
  if (note === '.') return REST;
  const root = chordAt(sixteenth);
  // The roots from B on are played below the E.
  const low = root >= 4 ? root - 7 : root;
  return note === 'o' ? low + 7 : low;
}

/** The note of the arpeggio. */
export function arpeggioAt(sixteenth: number): number {
  const note = chordAt(sixteenth) + (BROKEN[sixteenth % BROKEN.length] ?? 0);
  return note > ARPEGGIO_TOP ? note - 7 : note;
}

/** Hz of a degree above an E of this frequency; degrees below 0 are below it. */
export function frequencyOf(degree: number, e: number): number {
  const octave = Math.floor(degree / SCALE.length);
  const semitones = (SCALE[degree - octave * SCALE.length] ?? 0) + 12 * octave;
  return e * 2 ** (semitones / 12);
}

function chordAt(sixteenth: number): number {
  return Number(CHORDS[Math.floor(sixteenth / BAR)]);
}
