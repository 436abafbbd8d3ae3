import { getManifest, type ManifestEntry } from 'workbox-build';
import type { BuiltPage, BuiltSite } from '../built-site.ts';
import { NOT_FOUND_FILE } from '../serve/unserved.ts';

/** What the site cannot do without once the network is gone. */
export interface Precache {
  readonly entries: readonly ManifestEntry[];
  /** Bytes, before any compression on the way. */
  readonly size: number;
}

/**
 * All but the pages. The social pictures and the icons of an installed app are only fetched online, and not by the
 * pages.
 */
const FILES = ['{assets,dino-assets,pictures}/**', '{favicon.*,site.webmanifest}'];
const NOT_NEEDED = ['pictures/og-*', '**/*.map'];

export async function listPrecache({ outDir, pages, sheets }: BuiltSite): Promise<Precache> {
  const files = pages.map(({ file }) => file);
  const { manifestEntries, size, warnings } = await getManifest({
    globDirectory: outDir,
    // The assets first: most of them are in the browser already.
    globPatterns: [...FILES, ...files],
    globIgnores: NOT_NEEDED,
    // Their names have a hash.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
  });
  if (warnings.length > 0) throw new Error(`The service worker would lack files: ${warnings.join(' ')}`);
  const addresses = new Map([...pageAddresses(pages), ...sheetAddresses(sheets)]);
  return {
    entries: manifestEntries.map((entry) => ({ ...entry, url: addresses.get(entry.url) ?? `/${entry.url}` })),
    size,
  };
}

/** A page goes by its path: asked for by its file's name, some hosts redirect. */
function pageAddresses(pages: readonly BuiltPage[]): (readonly [file: string, address: string])[] {
  return pages.map(({ file, path }) => [file, file === NOT_FOUND_FILE ? `/${file}` : path]);
}

/** A sheet goes by its version as well: the scripts of a newer deployment must not be given this one's. */
function sheetAddresses(sheets: BuiltSite['sheets']): (readonly [file: string, address: string])[] {
  return Array.from(sheets, ([name, hash]) => [`dino-assets/${name}.png`, `/dino-assets/${name}.png?v=${hash}`]);
}
