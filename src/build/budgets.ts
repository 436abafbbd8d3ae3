import { gzipSync } from 'node:zlib';
import type { BuiltPage } from './built-site.ts';
import { type Chunk, hasGame, type SiteChunks, withImports } from './chunks.ts';

/** In bytes after gzip at zlib's default level, which most servers use. */
export const LIMITS = {
  /** Scripts of a page without the game, until the visitor touches something. */
  text: 15_000,
  /** Scripts of a page without the game, once it is hydrated. */
  textTouched: 108_000,
  /** Scripts until the game's first frame, of a page with the game. */
  game: 200_000,
  /** Scripts of a page with the game once it is hydrated, which follows its first frame. */
  gameHydrated: 290_000,
  /** HTML of a page, including the inlined stylesheet: what a server sends at once, before the browser has acknowledged anything. */
  html: 14_500,
  /** The service worker with its list of files, which is fetched again after each deployment. */
  worker: 10_500,
};

export interface Measured {
  readonly what: string;
  readonly size: number;
  readonly limit: number;
}

/** @param onEveryPage the script of every page that is in no chunk */
export function measure(
  chunks: SiteChunks,
  pages: readonly Pick<BuiltPage, 'file' | 'html'>[],
  onEveryPage = '',
): Measured[] {
  const more = onEveryPage === '' ? 0 : gzipSize(onEveryPage);
  const scripts = [...measureUntouched(chunks), ...chunks.pages.map((page) => measureHydrated(chunks, page))];
  return [
    ...scripts.map((each) => ({ ...each, size: each.size + more })),
    ...pages.map(({ file, html }) => ({ what: file, size: gzipSize(html), limit: LIMITS.html })),
  ];
}

/** @param code of the service worker. */
export function measureWorker(code: string): Measured {
  return { what: 'Service worker', size: gzipSize(code), limit: LIMITS.worker };
}

/** What needs no React is the same on all pages. */
function measureUntouched({ all, entry, prerenderedGame, engine, renderer }: SiteChunks): Measured[] {
  const game = withImports(all, entry, prerenderedGame, engine, renderer);
  return [
    { what: 'Every text page: scripts until touched', size: sizeOf(withImports(all, entry)), limit: LIMITS.text },
    { what: "Every page with the game: scripts until the game's first frame", size: sizeOf(game), limit: LIMITS.game },
  ];
}

function measureHydrated(chunks: SiteChunks, page: Chunk): Measured {
  const { all, entry, hydrate, prerenderedGame, play, engine, renderer, variants } = chunks;
  const what = `${page.facadeModuleId?.split('/').at(-1) ?? page.fileName}: scripts once hydrated`;
  if (!hasGame(chunks, page))
    return { what, size: sizeOf(withImports(all, entry, hydrate, page)), limit: LIMITS.textTouched };
  // The variant page loads one variant's words; count the longest.
  const fetched = [...withImports(all, entry, hydrate, page)].flatMap(({ dynamicImports }) => dynamicImports);
  const [words] = variants
    .filter(({ fileName }) => fetched.includes(fileName))
    .toSorted((a, b) => gzipSize(b.code) - gzipSize(a.code));
  const ofGame = [prerenderedGame, play, engine, renderer];
  const roots = [entry, hydrate, page, ...ofGame, ...(words === undefined ? [] : [words])];
  return { what, size: sizeOf(withImports(all, ...roots)), limit: LIMITS.gameHydrated };
}

function sizeOf(chunks: Iterable<Chunk>): number {
  return [...chunks].reduce((sum, { code }) => sum + gzipSize(code), 0);
}

function gzipSize(text: string): number {
  return gzipSync(text).length;
}

/** A line for each script budget, and one for the largest page. */
export function formatBudgets(measured: readonly Measured[]): string {
  const pages = measured.filter(({ limit }) => limit === LIMITS.html).toSorted((a, b) => b.size - a.size);
  const shown = [...measured.filter(({ limit }) => limit !== LIMITS.html), ...pages.slice(0, 1)];
  const width = Math.max(...shown.map(({ what }) => what.length));
  return shown
    .map(({ what, size, limit }) => `  ${what.padEnd(width)}  ${kilobytes(size).padStart(6)} of ${kilobytes(limit)} kB`)
    .join('\n');
}

/** @throws Error that lists everything over its limit. */
export function enforceBudgets(measured: readonly Measured[]): void {
  const over = measured.filter(({ size, limit }) => size > limit);
  if (over.length === 0) return;
  const list = over.map(({ what, size, limit }) => `${what}: ${kilobytes(size)} of ${kilobytes(limit)} kB`);
  throw new Error(`Larger than the budget allows, after gzip:\n  ${list.join('\n  ')}`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
