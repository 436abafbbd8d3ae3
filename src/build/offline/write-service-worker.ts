import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, createLogger, type Rolldown } from 'vite';
import type { BuiltSite } from '../built-site.ts';
import type { HeaderTable } from '../serve/headers.ts';
import { NOT_FOUND_FILE } from '../serve/unserved.ts';
import { formatOfflinePages } from './offline-pages.ts';
import { listPrecache } from './precache.ts';
import type { PageList } from './worker/site-pages.ts';

/** The script of the bundle in a page; its name has a hash, which differs between versions. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/**
 * Writes the file with all pages and the service worker that stores the site, and logs what it stores.
 * @param headers of every response of the server.
 */
export async function writeServiceWorker(site: BuiltSite, headers: HeaderTable['everywhere']): Promise<void> {
  const { entries, size } = await listPrecache(site);
  const offline = formatOfflinePages(site);
  const pages: PageList = {
    paths: site.pages.filter(({ file }) => file !== NOT_FOUND_FILE).map(({ path: route }) => route),
    all: `/${offline.fileName}`,
    script: ENTRY.exec(site.pages[0]?.html ?? '')?.[1] ?? '',
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  };
  const version = createHash('sha256')
    .update(JSON.stringify([entries, pages]))
    .digest('base64url')
    .slice(0, 8);
  const code = await bundle(path.join(import.meta.dirname, 'worker/service-worker.ts'), {
    VERSION: JSON.stringify(version),
    FILES: JSON.stringify(entries),
    PAGES: JSON.stringify(pages),
  });
  await mkdir(path.join(site.outDir, 'assets'), { recursive: true });
  await Promise.all([
    writeFile(path.join(site.outDir, 'sw.js'), code),
    writeFile(path.join(site.outDir, offline.fileName), offline.text),
  ]);
  const total = Math.round((size + Buffer.byteLength(offline.text)) / 1000);
  createLogger().info(`Offline: ${entries.length} files and ${site.pages.length} pages, ${total} kB`);
}

async function bundle(entry: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      modulePreload: false,
      target: browserslistToEsbuild(),
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs: readonly Rolldown.RolldownOutput[] = Array.isArray(result)
    ? result
    : 'output' in result
      ? [result]
      : [];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  const [chunk] = chunks;
  if (chunk === undefined || chunks.length > 1) throw new Error('The service worker must be a single file.');
  return chunk.code;
}
