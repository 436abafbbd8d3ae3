import { CLEAR, inkOf } from './palette.ts';

/** A frame as it is drawn in the source: a row of characters for each row of art pixels. */
export interface PixelMap {
  readonly name: string;
  readonly file: string;
  readonly rows: readonly string[];
  /** In art pixels. */
  readonly width: number;
  /** In art pixels. */
  readonly height: number;
}

/**
 * Parses a file of pixel maps: `[frame-name]`, then its rows. Empty lines and lines that start with
 * `#` are comments. Throws at rows of different lengths and at unknown characters.
 */
export function parsePixelMaps(text: string, file: string): PixelMap[] {
  const sections: { name: string; line: number; rows: string[] }[] = [];
  text.split('\n').forEach((content, index) => {
    const line = index + 1;
    if (content === '' || content.startsWith('#')) return;
    const header = /^\[([a-z0-9-]+)\]$/.exec(content);
    if (header?.[1] !== undefined) {
      sections.push({ name: header[1], line, rows: [] });
      return;
    }
    const section = sections.at(-1);
    if (section === undefined)
      throw new Error(`${file}:${line}: pixels before the first [frame-name]`);
    checkRow(content, section, `${file}:${line}`);
    section.rows.push(content);
  });
  return sections.map(({ name, line, rows }) => {
    const first = rows[0];
    if (first === undefined) throw new Error(`${file}:${line}: ${name} has no pixels`);
    return { name, file, rows, width: first.length, height: rows.length };
  });
}

function checkRow(
  row: string,
  section: { name: string; rows: readonly string[] },
  at: string,
): void {
  const width = section.rows[0]?.length ?? row.length;
  if (row.length !== width) {
    throw new Error(`${at}: ${section.name} is ${width} wide, this row is ${row.length}`);
  }
  for (const character of row) {
    if (character !== CLEAR && inkOf(character) === undefined) {
      throw new Error(`${at}: ${section.name} uses '${character}', which is not in the palette`);
    }
  }
}

/** The game refers to frames by name, so names must be unique across all files. */
export function checkNoDuplicates(maps: readonly PixelMap[]): void {
  const seen = new Map<string, string>();
  for (const { name, file } of maps) {
    const before = seen.get(name);
    if (before !== undefined) throw new Error(`${file}: ${name} is already drawn in ${before}`);
    seen.set(name, file);
  }
}
