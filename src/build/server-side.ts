import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import { isRenderer, type Renderer } from './pages.ts';

/** Modules that are bundled for Node and run by the build, by the names of their bundles. */
export const SERVER_SIDE = {
  prerender: 'src/prerender.tsx',
  atlas: 'src/stage/atlas.ts',
  deferredAtlas: 'src/stage/deferred-atlas.ts',
};

/** What the build needs from the site's own code. */
export interface ServerSide {
  readonly renderer: Renderer;
  /** The hash in the URL of each sprite sheet that the game's first frame needs, by name. */
  readonly firstSheets: ReadonlyMap<string, string>;
  /** The same for the sheets that are loaded later. */
  readonly deferredSheets: ReadonlyMap<string, string>;
}

/** Writes the bundle to disk, loads its modules, calls `work` with them, and deletes the files. */
export async function withServerSide(
  root: string,
  bundle: readonly Rolldown.OutputChunk[],
  work: (serverSide: ServerSide) => Promise<void>,
): Promise<void> {
  // Inside the project, so that Node resolves the packages that the bundle imports.
  const parent = path.join(root, 'node_modules/.cache');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, 'prerender-'));
  try {
    for (const { fileName, code } of bundle) {
      await mkdir(path.dirname(path.join(folder, fileName)), { recursive: true });
      await writeFile(path.join(folder, fileName), code);
    }
    const load = async (name: keyof typeof SERVER_SIDE): Promise<unknown> => {
      const file = bundle.find((chunk) => chunk.isEntry && chunk.name === name)?.fileName ?? name;
      return import(pathToFileURL(path.join(folder, file)).href);
    };
    const renderer = await load('prerender');
    if (!isRenderer(renderer))
      throw new Error(`${SERVER_SIDE.prerender} does not offer PATHS and renderPage.`);
    await work({
      renderer,
      firstSheets: readSheets(await load('atlas'), 'SHEET_HASHES'),
      deferredSheets: readSheets(await load('deferredAtlas'), 'DEFERRED_SHEET_HASHES'),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readSheets(atlas: unknown, name: string): Map<string, string> {
  const hashes: unknown = new Map<string, unknown>(Object.entries(atlas ?? {})).get(name);
  if (typeof hashes !== 'object' || hashes === null)
    throw new Error(`The atlas does not offer ${name}.`);
  return new Map(
    Object.entries<unknown>({ ...hashes }).map(([sheet, hash]) => [sheet, String(hash)]),
  );
}
