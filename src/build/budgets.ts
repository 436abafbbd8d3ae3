import { gzipSync } from 'node:zlib';
import type { BuiltPage } from './pages.ts';
import { type Chunk, hasGame, type SiteChunks, withImports } from './chunks.ts';

/** Bytes after gzip at zlib's default level, as most servers use, for the largest build. */
export const LIMITS = {
  /** Scripts of a page until the visitor touches something. */
  untouched: 15_000,
  /** Scripts of a page without the game, once it is hydrated. */
  text: 108_000,
  /** Scripts of a page with the game until its first frame. A bare build has 2 kB less. */
  game: 290_000,
  /** Of a variant's page, whose first frame has the colours and sights of its opening. */
  opening: 328_000,
  /**
   * HTML of a page with its stylesheet: about what a server sends before it waits for the browser's
   * first reply.
   */
  html: 14_600,
  /** The service worker with its list of files, fetched again after each deployment. */
  worker: 10_500,
};

export interface Measured {
  readonly what: string;
  readonly size: number;
  readonly limit: number;
}

export function measure(
  chunks: SiteChunks,
  pages: readonly Pick<BuiltPage, 'file' | 'html'>[],
  onEveryPage = '',
): Measured[] {
  const { all, entry, hydrate, play, stage, deferredViews, renderer, variants } = chunks;
  const scripts = (what: string, limit: number, ...roots: readonly Chunk[]) => {
    const code = Array.from(withImports(all, entry, ...roots), (chunk) => chunk.code);
    const sizes = [onEveryPage, ...code].filter((text) => text !== '').map(gzipSize);
    return { what, limit, size: sizes.reduce((sum, size) => sum + size, 0) };
  };
  // A variant page loads the words of one variant: count the longest.
  const words = variants.toSorted((a, b) => gzipSize(b.code) - gzipSize(a.code)).slice(0, 1);
  const ofGame = [hydrate, play, stage, renderer];
  return [
    scripts('Every page: scripts until touched', LIMITS.untouched),
    ...chunks.pages.map((page) => {
      const name = page.facadeModuleId?.split('/').at(-1) ?? page.fileName;
      if (!hasGame(chunks, page))
        return scripts(`${name}: scripts once hydrated`, LIMITS.text, page, hydrate);
      const what = `${name}: scripts until the first frame`;
      return name === 'Variant.tsx'
        ? scripts(what, LIMITS.opening, page, ...ofGame, ...words, deferredViews)
        : scripts(what, LIMITS.game, page, ...ofGame);
    }),
    ...pages.map(({ file, html }) => ({ what: file, size: gzipSize(html), limit: LIMITS.html })),
  ];
}

/** @throws Error if something of these folders below `src` loads before the first frame. */
export function enforceFirst(
  { all, entry, hydrate, play, stage }: SiteChunks,
  laterFolders: readonly string[],
): void {
  const first = [...withImports(all, entry, hydrate, play, stage)];
  const found = laterModules(
    first.flatMap(({ moduleIds }) => moduleIds),
    laterFolders,
  );
  if (found.length > 0)
    throw new Error(`Loads before the first frame, but is to load later:\n  ${found.join('\n  ')}`);
}

export function laterModules(
  moduleIds: readonly string[],
  laterFolders: readonly string[],
): readonly string[] {
  return moduleIds.filter((id) => laterFolders.some((folder) => id.includes(`/src/${folder}/`)));
}

export function measureWorker(code: string): Measured {
  return { what: 'Service worker', size: gzipSize(code), limit: LIMITS.worker };
}

function gzipSize(text: string): number {
  return gzipSync(text).length;
}

export function formatBudgets(measured: readonly Measured[]): string {
  const pages = measured
    .filter(({ limit }) => limit === LIMITS.html)
    .toSorted((a, b) => b.size - a.size);
  const shown = [...measured.filter(({ limit }) => limit !== LIMITS.html), ...pages.slice(0, 1)];
  const width = Math.max(...shown.map(({ what }) => what.length));
  return shown
    .map(
      ({ what, size, limit }) =>
        `  ${what.padEnd(width)}  ${kilobytes(size).padStart(6)} of ${kilobytes(limit)} kB`,
    )
    .join('\n');
}

/** @throws Error that lists everything over its limit. */
export function enforceBudgets(measured: readonly Measured[]): void {
  const over = measured.filter(({ size, limit }) => size > limit);
  if (over.length === 0) return;
  const list = over.map(
    ({ what, size, limit }) => `${what}: ${kilobytes(size)} of ${kilobytes(limit)} kB`,
  );
  throw new Error(`Larger than the budget allows, after gzip:\n  ${list.join('\n  ')}`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
