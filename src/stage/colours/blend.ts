import { FADE_LEVELS, KEY_HOURS } from '../time-of-day.ts';
import {
  COLOUR_NAMES,
  type ColourName,
  type ColourTable,
  FIGURE_COLOURS,
  UI_COLOURS,
} from './source-colours.ts';

/** Contrast ratio of two colours, 0xRRGGBB, as WCAG 2 defines it: from 1, which is none, to 21. */
export function contrastRatio(one: number, other: number): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return Math.max(a, b) / Math.min(a, b);
}

/** Relative luminance, 0 to 1. */
function luminance(rgb: number): number {
  return (
    0.2126 * linear(rgb >> 16) + 0.7152 * linear((rgb >> 8) & 0xff) + 0.0722 * linear(rgb & 0xff)
  );
}

/** @param channel 0 to 255. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/**
 * Progress from one key hour to the next by fade level, 0 to 1: eased, so that the key hours last a
 * little longer.
 */
const EASED = Array.from({ length: FADE_LEVELS }, (_, level) => {
  const progress = level / FADE_LEVELS;
  return progress * progress * (3 - 2 * progress);
});

/** What texts may be in front of. */
const BEHIND_TEXT = ['sky', 'cloud'] as const satisfies readonly ColourName[];

/**
 * Writes the colours of a theme at an hour into `colours`. Between two key hours each channel
 * changes in one direction only, so that nothing flashes. The colours of text and gauges switch at
 * once, when the new ones have the better contrast.
 */
export function blend(table: ColourTable, hour: number, colours: Record<ColourName, number>): void {
  const from = Math.floor(hour / FADE_LEVELS) % KEY_HOURS.length;
  const to = (from + 1) % KEY_HOURS.length;
  const progress = EASED[hour % FADE_LEVELS] ?? 0;
  // Out of the night figures stay bright until what is behind them is.
  const ofFigures = KEY_HOURS[from] === 'night' ? progress ** 4 : progress;
  const colourOf = (name: ColourName) =>
    mix(
      at(table, name, from),
      at(table, name, to),
      FIGURE_COLOURS.has(name) ? ofFigures : progress,
    );
  const behind = BEHIND_TEXT.map(colourOf);
  const textContrast = (key: number) =>
    Math.min(...behind.map((colour) => contrastRatio(at(table, 'text', key), colour)));
  const uiKey = progress > 0 && textContrast(to) > textContrast(from) ? to : from;
  for (const name of COLOUR_NAMES) {
    colours[name] = UI_COLOURS.has(name) ? at(table, name, uiKey) : colourOf(name);
  }
}

function at(table: ColourTable, name: ColourName, key: number): number {
  return table[name][key] ?? table[name][0];
}

/** @param progress 0 to 1, from one colour to the other. */
function mix(from: number, to: number, progress: number): number {
  const red = mixChannel(from >> 16, to >> 16, progress);
  const green = mixChannel((from >> 8) & 0xff, (to >> 8) & 0xff, progress);
  const blue = mixChannel(from & 0xff, to & 0xff, progress);
  return (red << 16) | (green << 8) | blue;
}

function mixChannel(from: number, to: number, progress: number): number {
  return from + Math.round((to - from) * progress);
}
