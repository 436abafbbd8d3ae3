import { SOURCE_COLOURS, type ColourName, type ColourTable, UI_COLOURS } from './source-colours.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { KEY_HOURS, FADE_LEVELS } from '../time-of-day.ts';

/** How far a level is from one key palette to the next: slow at both ends, which are hours worth seeing. */
const EASED = Array.from({ length: FADE_LEVELS }, (_, level) => {
  const way = level / FADE_LEVELS;
  return way * way * (3 - 2 * way);
});

/** What has a colour, in the order of the numbers that stand for it. */
export const COLOUR_NAMES: readonly ColourName[] = Object.keys(SOURCE_COLOURS).filter(isColourName);

function isColourName(name: string): name is ColourName {
  return Object.hasOwn(SOURCE_COLOURS, name);
}

/**
 * Writes the colours of a theme at an hour into `colours`. Between two key palettes each channel goes straight from one
 * to the other, so that nothing ever flashes; words and gauges change at once, where they begin to read better.
 */
export function blend(table: ColourTable, hour: number, colours: Record<ColourName, number>): void {
  const from = Math.floor(hour / FADE_LEVELS) % KEY_HOURS.length;
  const to = (from + 1) % KEY_HOURS.length;
  const way = EASED[hour % FADE_LEVELS] ?? 0;
  const sky = mix(at(table, 'sky', from), at(table, 'sky', to), way);
  const reads = (key: number) => contrastRatio(at(table, 'text', key), sky);
  const signs = way > 0 && reads(to) > reads(from) ? to : from;
  for (const name of COLOUR_NAMES) {
    colours[name] = UI_COLOURS.has(name)
      ? at(table, name, signs)
      : mix(at(table, name, from), at(table, name, to), way);
  }
}

function at(table: ColourTable, name: ColourName, key: number): number {
  return table[name][key] ?? table[name][0];
}

/** @param way 0 to 1, from one colour to the other. */
function mix(from: number, to: number, way: number): number {
  const red = mixChannel(from >> 16, to >> 16, way);
  const green = mixChannel((from >> 8) & 0xff, (to >> 8) & 0xff, way);
  const blue = mixChannel(from & 0xff, to & 0xff, way);
  return (red << 16) | (green << 8) | blue;
}

function mixChannel(from: number, to: number, way: number): number {
  return from + Math.round((to - from) * way);
}
