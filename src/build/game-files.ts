import { type SiteChunks, withImports } from './chunks.ts';

/** The markup of the stage, which every page with the game contains. */
const STAGE = 'role="application"';

/** The URLs that the engine fetches: its scripts that the page has not loaded yet, and the sprite sheets. */
export function gameFiles(
  { all, entry, prerenderedGame, engine, renderer }: SiteChunks,
  sheets: ReadonlyMap<string, string>,
): string[] {
  const loaded = withImports(all, entry, prerenderedGame);
  const scripts = [...withImports(all, engine, renderer)].filter((chunk) => !loaded.has(chunk));
  return [
    ...scripts.map(({ fileName }) => `/${fileName}`),
    ...Array.from(sheets, ([name, hash]) => `/dino-assets/${name}.png?v=${hash}`),
  ];
}

/** The tag from which the game reads these URLs, on pages with the game. */
export function gameFilesTag(body: string, files: readonly string[]): string {
  return body.includes(STAGE) ? `<meta name="game-files" content="${files.join(' ')}">` : '';
}
