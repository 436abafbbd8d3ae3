import { type Chunk, type SiteChunks, withImports } from './chunks.ts';

const STAGE = 'role="application"';

/** Of pages with the game. Variants share a page, and so do categories. */
const PAGES = new Map([
  ['/', 'Home.tsx'],
  ['/embed', 'Embed.tsx'],
]);

/** Hashes by name. */
type Sheets = ReadonlyMap<string, string>;

/**
 * The files that a touch of a page with the game loads. What hydrates the page comes first, so that
 * React works while the stage's files load: 0.3 s less until the first frame on slow 4G.
 * @returns one URL per line: the files that every machine needs, then, after an empty line each,
 * Pixi's renderer for WebGL and the one for Canvas 2D.
 */
export function gameFiles(
  path: string,
  chunks: SiteChunks,
  firstSheets: Sheets,
  deferredSheets: Sheets,
): string {
  const { all, entry, hydrate, play, stage, deferredViews, renderer, canvasRenderer } = chunks;
  const words = chunks.variants.filter((chunk) => chunk.facadeModuleId?.endsWith(`${path}.ts`));
  const isVariant = words.length > 0;
  const file = isVariant ? 'Variant.tsx' : (PAGES.get(path) ?? 'Category.tsx');
  const pages = chunks.pages.filter((chunk) => chunk.facadeModuleId?.endsWith(`/${file}`));
  const listed = new Set(withImports(all, entry));
  const list = (...roots: readonly Chunk[]) => {
    const more = [...withImports(all, ...roots)].filter((chunk) => !listed.has(chunk));
    // The largest takes longest.
    more.sort((a, b) => b.code.length - a.code.length);
    for (const chunk of more) listed.add(chunk);
    return more.map(({ fileName }) => `/${fileName}`);
  };
  const sheets = (of: Sheets) =>
    Array.from(of, ([name, hash]) => `/dino-assets/${name}.png?v=${hash}`);
  // The first frame of a variant shows its opening.
  const opening = isVariant ? [deferredViews] : [];
  return [
    ...list(hydrate, play, ...pages, ...words),
    ...list(stage),
    ...list(...opening),
    ...sheets(firstSheets),
    ...(isVariant ? sheets(deferredSheets) : []),
    '',
    ...list(renderer),
    '',
    ...list(canvasRenderer),
  ].join('\n');
}

/** In the page, because a file of its own would cost 0.2 s between touch and first frame. */
export function gameTag(body: string, files: string): string {
  return body.includes(STAGE) ? `<meta name="game-files" content="${files}">` : '';
}
