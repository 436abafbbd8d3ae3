import { mix } from './mix.ts';
import { FADE_LEVELS, KEY_HOURS } from '../time-of-day.ts';
import {
  COLOUR_NAMES,
  type ColourName,
  type ColourTable,
  FIGURE_COLOURS,
  UI_COLOURS,
} from './source-colours.ts';

/** WCAG 2 contrast ratio of two 0xRRGGBB colours, from 1 (none) to 21. */
export function contrastRatio(one: number, other: number): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return Math.max(a, b) / Math.min(a, b);
}

/** WCAG 2 relative luminance, 0 to 1. */
function luminance(rgb: number): number {
  return (
    0.2126 * linear(rgb >> 16) + 0.7152 * linear((rgb >> 8) & 0xff) + 0.0722 * linear(rgb & 0xff)
  );
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Progress, 0 to 1, by fade level. Eased, so that the key hours last a little longer. */
const EASED = Array.from({ length: FADE_LEVELS }, (_, level) => {
  const progress = level / FADE_LEVELS;
  return progress * progress * (3 - 2 * progress);
});

const BEHIND_TEXT = ['sky', 'cloud'] as const satisfies readonly ColourName[];

/**
 * Writes the colours of a theme at an hour into `colours`. Each channel changes in one direction
 * only between two key hours, so nothing flashes.
 */
export function blend(table: ColourTable, hour: number, colours: Record<ColourName, number>): void {
  const from = Math.floor(hour / FADE_LEVELS) % KEY_HOURS.length;
  const to = (from + 1) % KEY_HOURS.length;
  const progress = EASED[hour % FADE_LEVELS] ?? 0;
  // At the end of the night figures stay bright until their background is bright.
  const ofFigures = KEY_HOURS[from] === 'night' ? progress ** 4 : progress;
  const ofKey = (key: number) => (name: ColourName) => at(table, name, key);
  fade(ofKey(from), ofKey(to), progress, ofFigures, colours);
}

type ColourOf = (name: ColourName) => number;

/**
 * Writes what is between two sets of colours into `colours`. Text and gauges switch at once, as
 * soon as the new ones have the better contrast.
 */
export function fade(
  from: ColourOf,
  to: ColourOf,
  progress: number,
  ofFigures: number,
  colours: Record<ColourName, number>,
): void {
  const colourOf = (name: ColourName) =>
    mix(from(name), to(name), FIGURE_COLOURS.has(name) ? ofFigures : progress);
  const behind = BEHIND_TEXT.map(colourOf);
  const textContrast = (of: ColourOf) =>
    Math.min(...behind.map((colour) => contrastRatio(of('text'), colour)));
  const ofText = progress > 0 && textContrast(to) > textContrast(from) ? to : from;
  for (const name of COLOUR_NAMES)
    colours[name] = UI_COLOURS.has(name) ? ofText(name) : colourOf(name);
}

function at(table: ColourTable, name: ColourName, key: number): number {
  return table[name][key] ?? table[name][0];
}
