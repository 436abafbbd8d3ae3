import { type SiteChunks, withImports } from './chunks.ts';

/** Every page with the game on it has its stage in its markup. */
const STAGE = 'role="application"';

/** What the engine fetches, as addresses: its scripts that no page has loaded by then, and its sheets. */
export function gameFiles(
  { all, entry, play, engine, renderer }: SiteChunks,
  sheets: ReadonlyMap<string, string>,
): string[] {
  const there = withImports(all, entry, play);
  const scripts = [...withImports(all, engine, renderer)].filter((chunk) => !there.has(chunk));
  return [
    ...scripts.map(({ fileName }) => `/${fileName}`),
    ...Array.from(sheets, ([name, hash]) => `/dino-assets/${name}.png?v=${hash}`),
  ];
}

/** The tag by which the game learns of them, on the pages that have it. */
export function gameFilesTag(body: string, files: readonly string[]): string {
  return body.includes(STAGE) ? `<meta name="game-files" content="${files.join(' ')}">` : '';
}
