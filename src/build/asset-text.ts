import type { Rolldown } from 'vite';

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
