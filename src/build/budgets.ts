import { gzipSync } from 'node:zlib';
import type { BuiltPage } from './built-site.ts';
import { type Chunk, hasGame, type SiteChunks, withImports } from './chunks.ts';

/** Bytes, each after gzip at zlib's own level, which is what most servers send. */
export const LIMITS = {
  /** Scripts of a page to read. */
  text: 105_000,
  /** Scripts until the first frame of the game. */
  game: 215_000,
  /** One page's HTML, with the stylesheet in it. */
  html: 12_000,
};

export interface Measured {
  readonly what: string;
  readonly size: number;
  readonly limit: number;
}

export function measure(chunks: SiteChunks, pages: readonly Pick<BuiltPage, 'file' | 'html'>[]): Measured[] {
  return [
    ...chunks.pages.map((page) => measureScripts(chunks, page)),
    ...pages.map(({ file, html }) => ({ what: file, size: zipped(html), limit: LIMITS.html })),
  ];
}

function measureScripts(chunks: SiteChunks, page: Chunk): Measured {
  const { all, entry, play, engine, renderer, variants } = chunks;
  const name = `${page.facadeModuleId?.split('/').at(-1) ?? page.fileName}: scripts`;
  if (!hasGame(chunks, page)) return { what: name, size: sizeOf(withImports(all, entry, page)), limit: LIMITS.text };
  // A page that has the words of a variant to fetch counts as the one with most to say.
  const fetched = [...withImports(all, entry, page)].flatMap(({ dynamicImports }) => dynamicImports);
  const [words] = variants
    .filter(({ fileName }) => fetched.includes(fileName))
    .toSorted((a, b) => zipped(b.code) - zipped(a.code));
  const roots = [entry, page, play, engine, renderer, ...(words === undefined ? [] : [words])];
  return { what: `${name} until the game's first frame`, size: sizeOf(withImports(all, ...roots)), limit: LIMITS.game };
}

function sizeOf(chunks: Iterable<Chunk>): number {
  return [...chunks].reduce((sum, { code }) => sum + zipped(code), 0);
}

function zipped(text: string): number {
  return gzipSync(text).length;
}

/** A line for each script budget and for the largest page. */
export function formatBudgets(measured: readonly Measured[]): string {
  const pages = measured.filter(({ limit }) => limit === LIMITS.html).toSorted((a, b) => b.size - a.size);
  const shown = [...measured.filter(({ limit }) => limit !== LIMITS.html), ...pages.slice(0, 1)];
  const width = Math.max(...shown.map(({ what }) => what.length));
  return shown
    .map(({ what, size, limit }) => `  ${what.padEnd(width)}  ${kilobytes(size).padStart(6)} of ${kilobytes(limit)} kB`)
    .join('\n');
}

/** @throws Error that names all that is too large. */
export function keepBudgets(measured: readonly Measured[]): void {
  const over = measured.filter(({ size, limit }) => size > limit);
  if (over.length === 0) return;
  const list = over.map(({ what, size, limit }) => `${what}: ${kilobytes(size)} of ${kilobytes(limit)} kB`);
  throw new Error(`Larger than the budget allows, after gzip:\n  ${list.join('\n  ')}`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
