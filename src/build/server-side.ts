import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRenderer, type Renderer } from './pages.ts';

export const SERVER_SIDE = {
  prerender: 'src/prerender.tsx',
  atlas: 'src/stage/atlas.ts',
  deferredAtlas: 'src/stage/deferred/deferred-atlas.ts',
};

export interface ServerSide {
  readonly renderer: Renderer;
  readonly firstSheets: ReadonlyMap<string, string>;
  readonly deferredSheets: ReadonlyMap<string, string>;
}

/**
 * Keep the folder afterwards: rendering a page may load more of it.
 * @throws Error if a module lacks an export that the build needs.
 */
export async function loadServerSide(folder: string): Promise<ServerSide> {
  const load = (name: keyof typeof SERVER_SIDE): Promise<unknown> =>
    import(pathToFileURL(path.join(folder, `${name}.js`)).href);
  const renderer = await load('prerender');
  if (!isRenderer(renderer))
    throw new Error(`${SERVER_SIDE.prerender} does not offer PATHS and renderPage.`);
  return {
    renderer,
    firstSheets: readSheets(await load('atlas'), 'SHEET_HASHES'),
    deferredSheets: readSheets(await load('deferredAtlas'), 'DEFERRED_SHEET_HASHES'),
  };
}

function readSheets(atlas: unknown, name: string): Map<string, string> {
  const hashes: unknown = new Map<string, unknown>(Object.entries(atlas ?? {})).get(name);
  if (typeof hashes !== 'object' || hashes === null)
    throw new Error(`The atlas does not offer ${name}.`);
  return new Map(
    Object.entries<unknown>({ ...hashes }).map(([sheet, hash]) => [sheet, String(hash)]),
  );
}
