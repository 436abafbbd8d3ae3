import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../dist/assets/', import.meta.url);

/**
 * Modules whose chunks, with their static imports, are needed for the first frame of the home page
 * with `?debug`.
 */
const EARLY =
  /^(old-browser|index|register-service-worker|hydrate|Home|GamePage|play|create-stage|WebGLRenderer|CanvasRenderer|canvas-quad-renderer|debug-api)-[\w-]+\.js$/;

const STATIC_IMPORT = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

/** File names of the chunks that load after the first frame of a game. */
export function deferredChunks(): ReadonlySet<string> {
  const all = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));
  const early = new Set(all.filter((name) => EARLY.test(name)));
  // Iterating over a set also visits elements added meanwhile.
  for (const name of early) {
    const code = readFileSync(new URL(name, FOLDER), 'utf8');
    for (const [, imported] of code.matchAll(STATIC_IMPORT)) {
      if (imported !== undefined) early.add(imported);
    }
  }
  return new Set(all.filter((name) => !early.has(name)));
}
