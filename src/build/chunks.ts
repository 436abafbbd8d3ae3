import type { Rolldown } from 'vite';

export interface Chunk {
  readonly fileName: string;
  readonly code: string;
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

export interface SiteChunks {
  readonly all: readonly Chunk[];
  /** Loaded by every page. Has no React. */
  readonly entry: Chunk;
  readonly hydrate: Chunk;
  readonly pages: readonly Chunk[];
  readonly variants: readonly Chunk[];
  readonly guides: readonly Chunk[];
  readonly play: Chunk;
  readonly stage: Chunk;
  /** Part of the first frame where a page has an opening of its own. */
  readonly deferredViews: Chunk;
  readonly renderer: Chunk;
  /** Loaded instead if WebGL is missing or runs in software. */
  readonly canvasRenderer: Chunk;
}

const HYDRATE = /\/src\/hydrate\.tsx$/;
const PAGE = /\/src\/pages\/[^/]+\.tsx$/;
const VARIANT = /\/src\/content\/variants\/[^/]+\.ts$/;
const GUIDE = /\/src\/guide\/[^/]+\.tsx$/;
const PLAY = /\/src\/play\/index\.ts$/;
const STAGE = /\/src\/stage\/create-stage\.ts$/;
const DEFERRED_VIEWS = /\/src\/stage\/deferred\/deferred-views\.ts$/;
const RENDERER = /\/WebGLRenderer\.mjs$/;
const CANVAS_RENDERER = /\/CanvasRenderer\.mjs$/;

/** @throws Error if a role has no chunk. */
export function sortChunks(all: readonly Chunk[]): SiteChunks {
  const chunksFor = (module: RegExp) =>
    all.filter(({ facadeModuleId }) => module.test(facadeModuleId ?? ''));
  const chunkFor = (module: RegExp) => {
    const [chunk] = chunksFor(module);
    if (chunk === undefined) throw new Error(`The bundle has no chunk of its own for ${module}.`);
    return chunk;
  };
  const entry = all.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The bundle has no entry.');
  return {
    all,
    entry,
    hydrate: chunkFor(HYDRATE),
    play: chunkFor(PLAY),
    stage: chunkFor(STAGE),
    deferredViews: chunkFor(DEFERRED_VIEWS),
    renderer: chunkFor(RENDERER),
    canvasRenderer: chunkFor(CANVAS_RENDERER),
    pages: chunksFor(PAGE),
    variants: chunksFor(VARIANT),
    guides: chunksFor(GUIDE),
  };
}

export function withImports(all: readonly Chunk[], ...roots: readonly Chunk[]): ReadonlySet<Chunk> {
  const found = new Set(roots);
  // Iterating over a set also visits elements added during the loop.
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = all.find(({ fileName }) => fileName === name);
      // An import outside the bundle is an external package.
      if (chunk !== undefined) found.add(chunk);
    }
  }
  return found;
}

export function hasGame({ all, play }: SiteChunks, page: Chunk): boolean {
  return [...withImports(all, page)].some(({ dynamicImports }) =>
    dynamicImports.includes(play.fileName),
  );
}

export function assetText(
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  fileName: string,
): string {
  const asset = files.find((file) => file.fileName === fileName);
  if (asset?.type !== 'asset') throw new Error(`The bundle has no ${fileName}.`);
  return Buffer.from(asset.source).toString();
}
