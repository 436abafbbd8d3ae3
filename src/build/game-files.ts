import { type Chunk, hasGame, type SiteChunks, withImports } from './chunks.ts';

const STAGE = 'role="application"';

/**
 * The files that a touch of a page with the game loads. What hydrates the page comes first, so that
 * React works while the stage's files load: 0.3 s less until the first frame on slow 4G. Pixi's
 * renderer for machines without a GPU comes last. Unlisted, it would cost them another 0.3 s.
 * @returns one URL per line: the files that everybody needs, an empty line, then the rest.
 */
export function gameFiles(chunks: SiteChunks, sheets: ReadonlyMap<string, string>): string {
  const { all, entry, hydrate, play, stage, renderer, canvasRenderer, pages } = chunks;
  const withGame = pages.filter((page) => hasGame(chunks, page));
  const listed = new Set(withImports(all, entry));
  const list = (...roots: readonly Chunk[]) => {
    const more = [...withImports(all, ...roots)].filter((chunk) => !listed.has(chunk));
    // The largest takes longest.
    more.sort((a, b) => b.code.length - a.code.length);
    for (const chunk of more) listed.add(chunk);
    return more.map(({ fileName }) => `/${fileName}`);
  };
  return [
    ...list(hydrate, play, ...withGame),
    ...list(stage, renderer),
    ...Array.from(sheets, ([name, hash]) => `/dino-assets/${name}.png?v=${hash}`),
    '',
    ...list(canvasRenderer),
  ].join('\n');
}

/** In the page, because a file of its own would cost 0.2 s between touch and first frame. */
export function gameTag(body: string, files: string): string {
  return body.includes(STAGE) ? `<meta name="game-files" content="${files}">` : '';
}
