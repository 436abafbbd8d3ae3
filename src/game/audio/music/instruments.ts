import type { SoundParameters } from '../sound-parameters.ts';

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
