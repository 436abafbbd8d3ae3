/** What matters here of a chunk that Rolldown has made. */
export interface Chunk {
  readonly fileName: string;
  readonly code: string;
  readonly isEntry: boolean;
  /** The module that the chunk stands for, if it does for one. */
  readonly facadeModuleId: string | null;
  /** File names of the chunks that it cannot run without. */
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** The bundle's chunks by the parts that they have in the site. */
export interface SiteChunks {
  readonly all: readonly Chunk[];
  /** What every page begins with. */
  readonly entry: Chunk;
  /** One for each module of src/pages. */
  readonly pages: readonly Chunk[];
  /** One for each variant's words. */
  readonly variants: readonly Chunk[];
  /** The game's words and buttons, loaded with a page that has the game on it. */
  readonly play: Chunk;
  /** The game itself, loaded when a visitor shows up. */
  readonly engine: Chunk;
  /** What Pixi draws with wherever there is WebGL; the engine asks for it before its first frame. */
  readonly renderer: Chunk;
}

const PAGE = /\/src\/pages\/[^/]+\.tsx$/;
const VARIANT = /\/src\/content\/variants\/[^/]+\.ts$/;
const PLAY = /\/src\/play\/index\.ts$/;
const ENGINE = /\/src\/game\/engine(?:\/index)?\.tsx?$/;
const RENDERER = /\/WebGLRenderer\.mjs$/;

/** @throws Error when the bundle lacks one of the parts. */
export function sortChunks(all: readonly Chunk[]): SiteChunks {
  const standingFor = (module: RegExp) => all.filter(({ facadeModuleId }) => module.test(facadeModuleId ?? ''));
  const [entry] = all.filter(({ isEntry }) => isEntry);
  const [play] = standingFor(PLAY);
  const [engine] = standingFor(ENGINE);
  const [renderer] = standingFor(RENDERER);
  if (entry === undefined || play === undefined || engine === undefined || renderer === undefined) {
    throw new Error('The bundle must have an entry, and chunks of their own for #play, its engine and WebGLRenderer.');
  }
  return { all, entry, pages: standingFor(PAGE), variants: standingFor(VARIANT), play, engine, renderer };
}

/** These chunks and all that they cannot run without, each once. */
export function withImports(all: readonly Chunk[], ...roots: readonly Chunk[]): ReadonlySet<Chunk> {
  const found = new Set(roots);
  // A set hands out what is added to it on the way as well.
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = all.find(({ fileName }) => fileName === name);
      // What is not in the bundle is a package outside of it.
      if (chunk !== undefined) found.add(chunk);
    }
  }
  return found;
}

/** Whether a page shows the game: it then loads the game's words and buttons. */
export function hasGame({ all, play }: SiteChunks, page: Chunk): boolean {
  return [...withImports(all, page)].some(({ dynamicImports }) => dynamicImports.includes(play.fileName));
}
