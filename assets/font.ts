import { createFont, woff2 } from 'fonteditor-core';
import polygonClipping, { type Polygon, type Ring } from 'polygon-clipping';
import { CAP_HEIGHT, DESCENT, SPACE_ADVANCE, spaceGlyph } from '#stage/data';
import type { PixelMap } from './pixel-maps.ts';

/** Units of the font for each art pixel. */
const UNIT = 64;

/**
 * A WOFF2 font of the stage's glyphs. Its em is as high as a glyph's rows, so at 18 px an art pixel
 * is a pixel of the page.
 */
export async function encodeFont(maps: readonly PixelMap[]): Promise<Buffer> {
  await woff2.init('');
  const ascent = CAP_HEIGHT * UNIT;
  const descent = DESCENT * UNIT;
  // An SVG font is plain text, and the shortest way to describe a font.
  const svg = `<svg><defs><font><font-face font-family="Dino Sprint" font-weight="400"
    units-per-em="${ascent + descent}" ascent="${ascent}" descent="${-descent}"/>
    <glyph unicode=" " horiz-adv-x="${SPACE_ADVANCE * UNIT}"/>
    ${maps.flatMap(glyphElement).join('')}</font></defs></svg>`;
  const font = createFont(svg, { type: 'svg' });
  font.getHelper().setHhea({ lineGap: 0 });
  font.getHelper().setOS2({
    sTypoAscender: ascent,
    sTypoDescender: -descent,
    sTypoLineGap: 0,
    usWinAscent: ascent,
    usWinDescent: descent,
    sCapHeight: ascent,
  });
  // Fixed dates, so that the same art always makes the same file. (0 would mean now.)
  Object.assign(font.get().head, { created: 1, modified: 1 });
  const file = font.write({ type: 'woff2' });
  if (!Buffer.isBuffer(file)) throw new TypeError('The font is no Buffer.');
  return file;
}

function glyphElement({ name, rows, width }: PixelMap): string[] {
  const code = /^glyph-(\d+)$/.exec(name)?.[1];
  if (code === undefined) return [];
  const { offset, advance } = spaceGlyph(String.fromCharCode(Number(code)), width);
  const path = contoursOf(rows).map((points) => {
    const inFont = points.map(([x, y]) => `${(x + offset) * UNIT} ${(CAP_HEIGHT - y) * UNIT}`);
    return `M${inFont.join('L')}Z`;
  });
  return [`<glyph unicode="&#${code};" horiz-adv-x="${advance * UNIT}" d="${path.join('')}"/>`];
}

/** Outlines of whole shapes, because single rows would show seams at odd sizes. */
function contoursOf(rows: readonly string[]): Polygon {
  const runs = rows.flatMap((row, y) =>
    Array.from(row.matchAll(/w+/g), ({ index, 0: run }) => [rectangle(index, y, run.length)]),
  );
  return polygonClipping.union([], ...runs).flat();
}

function rectangle(left: number, top: number, width: number): Ring {
  return [
    [left, top],
    [left + width, top],
    [left + width, top + 1],
    [left, top + 1],
  ];
}
