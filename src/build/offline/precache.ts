import { getManifest, type ManifestEntry } from 'workbox-build';
import type { BuiltPage, BuiltSite } from '../built-site.ts';
import { NOT_FOUND_FILE } from '../serve/unserved.ts';

/** The files that the service worker stores, so that the site works offline. */
export interface Precache {
  readonly entries: readonly ManifestEntry[];
  /** Uncompressed size of all files, bytes. */
  readonly size: number;
}

/** Everything but the pages. */
const FILES = ['{assets,dino-assets,pictures}/**', '{favicon.*,site.webmanifest}'];
/** Social pictures are only fetched by other sites, those of the manifest when the site is installed, source maps by developers. */
const NOT_NEEDED = ['pictures/{og,app}-*', '**/*.map'];

export async function listPrecache({ outDir, pages, sheets }: BuiltSite): Promise<Precache> {
  const files = pages.map(({ file }) => file);
  const { manifestEntries, size, warnings } = await getManifest({
    globDirectory: outDir,
    // The assets first: most of them are in the browser's cache already.
    globPatterns: [...FILES, ...files],
    globIgnores: NOT_NEEDED,
    // File names in this folder contain a hash.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
  });
  if (warnings.length > 0) throw new Error(`The service worker would lack files: ${warnings.join(' ')}`);
  const urls = new Map([...pageUrls(pages), ...sheetUrls(sheets)]);
  return {
    entries: manifestEntries.map((entry) => ({ ...entry, url: urls.get(entry.url) ?? `/${entry.url}` })),
    size,
  };
}

/** A page is stored under its path: some hosts redirect requests for the file's name. */
function pageUrls(pages: readonly BuiltPage[]): (readonly [file: string, url: string])[] {
  return pages.map(({ file, path }) => [file, file === NOT_FOUND_FILE ? `/${file}` : path]);
}

/** A sheet is stored under its URL with the hash, so that scripts of a newer deployment do not get an old sheet. */
function sheetUrls(sheets: BuiltSite['sheets']): (readonly [file: string, url: string])[] {
  return Array.from(sheets, ([name, hash]) => [`dino-assets/${name}.png`, `/dino-assets/${name}.png?v=${hash}`]);
}
