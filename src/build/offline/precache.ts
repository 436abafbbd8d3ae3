import { getManifest, type ManifestEntry } from 'workbox-build';
import type { BuiltSite } from '../built-site.ts';

/** The files that the service worker stores beside the pages, so that the site works offline. */
export interface Precache {
  readonly entries: readonly ManifestEntry[];
  /** Uncompressed size of all files, bytes. */
  readonly size: number;
}

const FILES = ['{assets,dino-assets,pictures}/**', '{favicon.*,site.webmanifest}'];
/**
 * Social pictures are only fetched by other sites, those of the manifest when the site is installed, source maps by developers. The pages
 * are stored from a file of their own, and compressed files are for the host. The stage never asks Pixi for WebGPU.
 */
const NOT_NEEDED = ['pictures/{og,app}-*', '**/*.{map,br,gz}', 'assets/{offline-pages,WebGPURenderer}-*'];

export async function listPrecache({ outDir, sheets }: BuiltSite): Promise<Precache> {
  const { manifestEntries, size, warnings } = await getManifest({
    globDirectory: outDir,
    globPatterns: FILES,
    globIgnores: NOT_NEEDED,
    // File names in this folder contain a hash.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
  });
  if (warnings.length > 0) throw new Error(`The service worker would lack files: ${warnings.join(' ')}`);
  const hashed = new Map(sheetUrls(sheets));
  return {
    entries: manifestEntries.map(({ url, revision }) => {
      const withHash = hashed.get(url);
      return withHash === undefined ? { url: `/${url}`, revision } : { url: withHash, revision: null };
    }),
    size,
  };
}

/** A sheet is stored under its URL with the hash, so that scripts of a newer deployment do not get an old sheet. */
function sheetUrls(sheets: BuiltSite['sheets']): (readonly [file: string, url: string])[] {
  return Array.from(sheets, ([name, hash]) => [`dino-assets/${name}.png`, `/dino-assets/${name}.png?v=${hash}`]);
}
