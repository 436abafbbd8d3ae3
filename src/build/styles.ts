import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { assetText, type Chunk, sortChunks, withImports } from './chunks.ts';

export const INITIAL_STYLESHEET = 'initial.css';

const DEFERRED_STYLESHEET = 'deferred.css';

/**
 * Collects styles into two stylesheets, so that no import() waits for styles. One is inlined: all
 * pages, their guides and the game's React part. The other comes at the end of every page.
 */
export function collectStyles(): Plugin {
  return {
    name: 'collect-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Runs before Vite makes each import() wait for its stylesheets.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const { entry, hydrate, pages, guides, play } = sortChunks(chunks);
        const take = (from: Iterable<Chunk>) =>
          takeStyles(
            bundle,
            entry.fileName,
            new Set(Array.from(from, ({ fileName }) => fileName)),
          ).join('');
        const first = take(withImports(chunks, entry, hydrate, ...pages, ...guides, play));
        this.emitFile({ type: 'asset', fileName: INITIAL_STYLESHEET, source: first });
        this.emitFile({ type: 'asset', name: DEFERRED_STYLESHEET, source: take(chunks) });
      },
    },
  };
}

/** A chunk's styles come after its imports', which it may override. */
function takeStyles(bundle: Rolldown.OutputBundle, from: string, names: Set<string>): string[] {
  const chunk = bundle[from];
  if (chunk?.type !== 'chunk' || !names.delete(from)) return [];
  const ofAll = (imported: readonly string[]) =>
    imported.flatMap((name) => takeStyles(bundle, name, names));
  const imported = ofAll(chunk.imports);
  const files = chunk.viteMetadata?.importedCss ?? new Set();
  const own = Array.from(files, (file) => takeText(bundle, file));
  files.clear();
  return [...imported, ...own, ...ofAll(chunk.dynamicImports)];
}

function takeText(bundle: Rolldown.OutputBundle, file: string): string {
  const text = assetText(Object.values(bundle), file);
  delete bundle[file];
  return text;
}

export function deferredStylesheet(
  bundle: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): string {
  const asset = bundle.find(
    (file) => file.type === 'asset' && file.names.includes(DEFERRED_STYLESHEET),
  );
  if (asset === undefined) throw new Error(`The bundle has no ${DEFERRED_STYLESHEET}.`);
  return `/${asset.fileName}`;
}

/**
 * The class's own name, and three letters that differ between files. After gzip it is half as long
 * as Vite's name, which every page would repeat, and an edit doesn't change it.
 */
export function shortName(name: string, file: string): string {
  // From src on, so that a build in another folder makes the same pages.
  const place = file.slice(file.lastIndexOf('/src/'));
  const hash = createHash('sha256').update(place).digest('base64url');
  return `${name}${hash.replaceAll(/[^A-Za-z]/g, '').slice(0, 3)}`;
}
