import { readFileSync } from 'node:fs';
import { parsePixelMaps } from '../../assets/pixel-maps.ts';

const FILE = 'assets/sprites/font.txt';
const SOURCE = readFileSync(new URL(`../../${FILE}`, import.meta.url), 'utf8');

/** The stage's glyphs, which the headings' font has as well. */
export const GLYPHS = parsePixelMaps(SOURCE, FILE).flatMap(({ name, rows }) => {
  const code = /^glyph-(\d+)$/.exec(name)?.[1];
  return code === undefined ? [] : [{ character: String.fromCharCode(Number(code)), rows }];
});
