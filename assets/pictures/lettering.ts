import { layOutText } from '#stage/data';
import { CLEAR, INKS } from '../palette.ts';
import { fill, type Picture } from '../picture.ts';
import type { PixelMap } from '../pixel-maps.ts';

export interface Lettering {
  readonly text: string;
  /** Left edge of the first letter, pixels. */
  readonly left: number;
  /** Top edge of its capitals, pixels. */
  readonly top: number;
  /** Side of an art pixel, pixels. */
  readonly scale: number;
}

/** The place of an art pixel, relative to the top left corner of the capitals. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The rows at the top of the capitals that are lit, art pixels. */
const LIT_ROWS = 6;

/** The outline: all around a stroke, and once more below it, so that letters look solid. */
const OUTLINE: readonly Point[] = [-1, 0, 1].flatMap((x) => [-1, 0, 1, 2].map((y) => ({ x, y })));

/** Writes in the plain letters of the stage. @param rgb 0xRRGGBB. */
export function writeLine(
  picture: Picture,
  maps: readonly PixelMap[],
  line: Lettering,
  rgb: number,
): void {
  for (const point of strokesOf(line.text, maps)) dot(picture, line, point, rgb);
}

/** Writes in the dino's colours: brick, lit from above, with an outline. */
export function writeTitle(picture: Picture, maps: readonly PixelMap[], line: Lettering): void {
  const strokes = strokesOf(line.text, maps);
  for (const { x, y } of strokes) {
    for (const by of OUTLINE) dot(picture, line, { x: x + by.x, y: y + by.y }, ink('k'));
  }
  for (const point of strokes) dot(picture, line, point, ink(point.y < LIT_ROWS ? 'o' : 'r'));
}

function strokesOf(text: string, maps: readonly PixelMap[]): Point[] {
  return layOutText(text).glyphs.flatMap(({ frame, x }) => {
    const rows = maps.find(({ name }) => name === frame)?.rows ?? [];
    return rows.flatMap((row, y) =>
      [...row].flatMap((character, column) => (character === CLEAR ? [] : [{ x: x + column, y }])),
    );
  });
}

function dot(
  picture: Picture,
  { left, top, scale }: Lettering,
  { x, y }: Point,
  rgb: number,
): void {
  fill(picture, left + x * scale, top + y * scale, scale, scale, rgb);
}

function ink(character: string): number {
  return INKS[character]?.rgb ?? 0;
}
