import type { Rolldown } from 'vite';

/** A page as it is written to disk. */
export interface BuiltPage {
  /** The canonical path, or /404 for the page that hosts send for unknown paths. */
  readonly path: string;
  /** The file's name in the output folder. The page `/foo` is also written to `foo/index.html`. */
  readonly file: string;
  readonly html: string;
  /** The page's own tags in its head. */
  readonly head: string;
}

/** What the build has written so far: all but the hosts' configuration and the service worker. */
export interface BuiltSite {
  /** Absolute path of the output folder. */
  readonly outDir: string;
  readonly pages: readonly BuiltPage[];
  /** The stylesheet that is inlined in the head of every page. */
  readonly style: string;
  /** The script that is inlined in the head of every page. */
  readonly script: string;
  /** The hash in the URL of each of the game's sprite sheets, by name. */
  readonly sheets: ReadonlyMap<string, string>;
}

/**
 * The text of an asset of a bundle.
 * @throws Error if the bundle has no such asset.
 */
export function assetText(
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  fileName: string,
): string {
  const asset = files.find((file) => file.fileName === fileName);
  if (asset?.type !== 'asset') throw new Error(`The bundle has no ${fileName}.`);
  return Buffer.from(asset.source).toString();
}
