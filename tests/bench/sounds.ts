import { DEFAULT_SETTINGS } from '#game';
import { amplitudeOf, CUES, headroom, isCue, renderSounds } from '../game/audio/rendered-sounds.ts';
import { centroidOf, decibels, peakOf, RATE, rmsOf } from '../game/audio/spectrum.ts';

/**
 * Length, peak and loudness of the sounds at the default volumes, and how far each stays below the
 * tone of each cue, in the third of an octave around it. `npm run bench:sounds`
 */

const { effectsVolume, cuesVolume, musicVolume } = DEFAULT_SETTINGS;

const { sounds, music } = await renderSounds();

function row(samples: ArrayLike<number>, percent: number): Record<string, string> {
  const volume = amplitudeOf(percent);
  const gaps: Record<string, string> = {};
  for (const [index, gap] of headroom(sounds, samples, percent).entries())
    gaps[`below ${CUES[index]}, dB`] = gap.toFixed(0);
  return {
    ms: ((1000 * samples.length) / RATE).toFixed(0),
    'peak, dB': decibels(volume * peakOf(samples)).toFixed(1),
    'rms, dB': decibels(volume * rmsOf(samples)).toFixed(1),
    'centroid, Hz': centroidOf(samples).toFixed(0),
    ...gaps,
  };
}

const rows = Object.fromEntries(
  [...sounds].map(([name, samples]) => [
    name,
    row(samples, isCue(name) ? cuesVolume : effectsVolume),
  ]),
);
for (const [name, mood] of [
  ['music, start', { speed: 7, turbo: false, night: false }],
  ['music, fast', { speed: 12, turbo: false, night: false }],
  ['music, night', { speed: 14, turbo: false, night: true }],
  ['music, turbo', { speed: 12, turbo: true, night: false }],
] as const) {
  rows[name] = row(music(mood), musicVolume);
}
console.table(rows);
