import type { Plugin, Rolldown } from 'vite';
import { assetText } from './asset-text.ts';
import { sortChunks, withImports } from './chunks.ts';

/** The stylesheet that is inlined in every page. */
export const INITIAL_STYLESHEET = 'initial.css';

/**
 * Collects the styles of all pages, of their guides and of the game's React part in one stylesheet. Chunks that are loaded later keep stylesheets of
 * their own, for which their import() waits.
 */
export function collectInitialStyles(): Plugin {
  return {
    name: 'collect-initial-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Runs before Vite writes into each import() which stylesheets it waits for.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const { entry, hydrate, pages, guides, play } = sortChunks(chunks);
        const first = withImports(chunks, entry, hydrate, ...pages, ...guides, play);
        const names = new Set(Array.from(first, ({ fileName }) => fileName));
        const source = takeStyles(bundle, entry.fileName, names).join('');
        this.emitFile({ type: 'asset', fileName: INITIAL_STYLESHEET, source });
      },
    },
  };
}

/** Removes the styles from these chunks and returns them: those of a chunk after those of its imports, which it may override. */
function takeStyles(bundle: Rolldown.OutputBundle, from: string, names: Set<string>): string[] {
  const chunk = bundle[from];
  if (chunk?.type !== 'chunk' || !names.delete(from)) return [];
  const ofAll = (imported: readonly string[]) => imported.flatMap((name) => takeStyles(bundle, name, names));
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
