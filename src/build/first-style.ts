import type { Plugin, Rolldown } from 'vite';
import { assetText } from './asset-text.ts';
import { sortChunks, withImports } from './chunks.ts';

/** The stylesheet that stands in every page. */
export const FIRST_STYLE = 'first.css';

/**
 * Gathers in one stylesheet what pages and game look like from the beginning. What comes later brings its own styles with it:
 * the import() that fetches it waits for them.
 */
export function gatherFirstStyle(): Plugin {
  return {
    name: 'gather-first-style',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Before Vite tells each import() which stylesheets it has to wait for.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const { entry, pages, play } = sortChunks(chunks);
        const first = withImports(chunks, entry, ...pages, play);
        const names = new Set(Array.from(first, ({ fileName }) => fileName));
        const source = takeStyles(bundle, entry.fileName, names).join('');
        this.emitFile({ type: 'asset', fileName: FIRST_STYLE, source });
      },
    },
  };
}

/** Takes from these chunks their styles, each after those of what it imports, which it may overrule. */
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
