import { type SiteChunks, withImports } from './chunks.ts';

/** The markup of the stage, which every page with the game contains. */
const STAGE = 'role="application"';

/** The URLs of the scripts that start the game of a page, without those that every page loads. */
export function startScripts({ all, entry, prerenderedGame }: SiteChunks): string[] {
  const loaded = withImports(all, entry);
  return [...withImports(all, prerenderedGame)]
    .filter((chunk) => !loaded.has(chunk))
    .map(({ fileName }) => `/${fileName}`);
}

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

/** What a page with the game has beside its markup. */
export interface GameTags {
  /** The URLs that the game fetches ahead. */
  readonly head: string;
  /** Loads the scripts that start the game together with the page's own, not a round trip after them. */
  readonly foot: string;
}

export function gameTags(body: string, start: readonly string[], files: readonly string[]): GameTags {
  if (!body.includes(STAGE)) return { head: '', foot: '' };
  return {
    head: `<meta name="game-files" content="${files.join(' ')}">`,
    foot: start.map((url) => `<link fetchpriority="low" rel="modulepreload" crossorigin href="${url}">`).join(''),
  };
}
