import type { Rolldown } from 'vite';

/**
 * The text of a file that a bundle has beside its chunks.
 * @throws Error where there is no such file.
 */
export function assetText(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[], fileName: string): string {
  const asset = files.find((file) => file.fileName === fileName);
  if (asset?.type !== 'asset') throw new Error(`The bundle has no ${fileName}.`);
  return Buffer.from(asset.source).toString();
}
