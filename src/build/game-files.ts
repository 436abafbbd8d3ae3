import { createHash } from 'node:crypto';
import { hasGame, type SiteChunks, withImports } from './chunks.ts';

/** The markup of the stage, which every page with the game contains. */
const STAGE = 'role="application"';

export interface GameFiles {
  /** Its name in the output folder. */
  readonly fileName: string;
  /** A URL a line. */
  readonly text: string;
}

/**
 * The list of what a touch of a page with the game loads: the scripts of React and of the game, and
 * these sprite sheets.
 */
export function gameFiles(chunks: SiteChunks, sheets: ReadonlyMap<string, string>): GameFiles {
  const { all, entry, hydrate, play, engine, renderer, pages } = chunks;
  const loaded = withImports(all, entry);
  const withGame = pages.filter((page) => hasGame(chunks, page));
  const scripts = [...withImports(all, hydrate, play, engine, renderer, ...withGame)].filter(
    (chunk) => !loaded.has(chunk),
  );
  const text = [
    ...scripts.map(({ fileName }) => `/${fileName}`),
    ...Array.from(sheets, ([name, hash]) => `/dino-assets/${name}.png?v=${hash}`),
  ].join('\n');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { fileName: `assets/game-files-${hash}.txt`, text };
}

/** The tag for the head of a page that names the list; empty for a page without the game. */
export function gameTag(body: string, fileName: string): string {
  return body.includes(STAGE) ? `<meta name="game-files" content="/${fileName}">` : '';
}
