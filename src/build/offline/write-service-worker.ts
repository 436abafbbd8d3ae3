import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, createLogger, type Rolldown } from 'vite';
import { BUILD_TARGET } from '../browsers/baseline.ts';
import type { BuiltSite } from '../built-site.ts';
import { listPrecache } from './precache.ts';

/** Writes a service worker that stores the files of the output folder, and logs their number and size. */
export async function writeServiceWorker(site: BuiltSite): Promise<void> {
  const { entries, size } = await listPrecache(site);
  const code = await bundle(path.join(import.meta.dirname, 'service-worker.ts'), {
    PRECACHE: JSON.stringify(entries),
    'process.env.NODE_ENV': '"production"',
  });
  await writeFile(path.join(site.outDir, 'sw.js'), code);
  createLogger().info(`Offline: ${entries.length} files, ${Math.round(size / 1000)} kB`);
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
      target: BUILD_TARGET,
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
