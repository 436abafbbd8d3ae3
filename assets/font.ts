import { createFont, woff2 } from 'fonteditor-core';
import polygonClipping, { type Polygon, type Ring } from 'polygon-clipping';
import { CAP_HEIGHT, DESCENT, SPACE_ADVANCE, spaceGlyph } from '#stage/data';
import type { PixelMap } from './pixel-maps.ts';

/** Units of the font for each art pixel. */
const UNIT = 64;

/**
 * The glyphs of the stage as a WOFF2 font. Its em is as high as the rows of a glyph, so at 18 px an
 * art pixel is a pixel of the page.
 */
export async function encodeFont(maps: readonly PixelMap[]): Promise<Buffer> {
  await woff2.init('');
  const ascent = CAP_HEIGHT * UNIT;
  const descent = DESCENT * UNIT;
  // An SVG font, which is a text, is the shortest way to describe one.
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
  // The same art makes the same file at any time. (0 would be now.)
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

/** The outlines of the drawn pixels. Rows one above the other would show seams at odd sizes. */
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
