import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, createLogger } from 'vite';
import { injectManifest } from 'workbox-build';
import type { BuiltSite } from '../pages.ts';
import type { HeaderTable } from '../serve/headers.ts';

const FILE = 'sw.js';

const FILES = ['**/*.html', '{assets,dino-assets,pictures}/**', '{favicon.*,site.webmanifest}'];
/**
 * Each page is written twice. Social pictures are for other sites, the manifest's for installing,
 * source maps for developers. The stage never asks Pixi for WebGPU.
 */
const NOT_NEEDED = [
  '*/**/index.html',
  'pictures/{og,app}-*',
  '**/*.map',
  'assets/WebGPURenderer-*',
];

/**
 * Writes the service worker that stores the site, and returns its code.
 * @param headers stored with each page, so a page is stored again when they change.
 * @throws Error if a file is missing.
 */
export async function writeServiceWorker(
  { outDir, pages, sheets }: BuiltSite,
  headers: HeaderTable,
): Promise<string> {
  await bundle(outDir);
  const addresses = new Map(pages.map((page) => [page.file, page.path]));
  const headersHash = createHash('sha256')
    .update(JSON.stringify(headers))
    .digest('hex')
    .slice(0, 8);
  const hashes = new Map(Array.from(sheets, ([name, hash]) => [`dino-assets/${name}.png`, hash]));
  const file = path.join(outDir, FILE);
  const { count, size, warnings } = await injectManifest({
    swSrc: file,
    swDest: file,
    globDirectory: outDir,
    globPatterns: FILES,
    globIgnores: NOT_NEEDED,
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => {
          const { url } = entry;
          // The list is loaded with each deployment. Eight digits tell versions of a file apart.
          const revision = entry.revision?.slice(0, 8) ?? null;
          const hash = hashes.get(url);
          // Scripts of a newer deployment must not get an old sheet.
          if (hash !== undefined) return { ...entry, url: `/${url}?v=${hash}`, revision: null };
          const address = addresses.get(url);
          if (address === undefined) return { ...entry, url: `/${url}`, revision };
          return { ...entry, url: address, revision: `${revision}${headersHash}` };
        }),
      }),
    ],
  });
  if (warnings.length > 0)
    throw new Error(`The service worker would lack files: ${warnings.join(' ')}`);
  createLogger().info(`Offline: ${count} files, ${Math.round(size / 1000)} kB`);
  return readFile(file, 'utf8');
}

async function bundle(outDir: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      target: browserslistToEsbuild(),
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: FILE },
      },
    },
  });
}
