import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { buildVariant } from '../tools/site-variant.ts';
import type { Server } from '../tools/nginx.ts';
import { startPreview } from '../tools/preview.ts';

export interface WatchedSite extends Server {
  takeRefusals(): string[];
}

const SCRIPT = 'watch-errors.js';

/** The service worker precaches this page, whatever its status. */
const NOT_FOUND = '/404';

/**
 * Builds the site into this folder and serves it as `npm start` does. A script in each page records
 * errors, since not every browser reports them to its driver.
 */
export async function serveWatched(folder: string): Promise<WatchedSite> {
  await buildVariant(folder, {});
  copyFileSync(path.join(import.meta.dirname, SCRIPT), path.join(folder, SCRIPT));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.html'))
      insertScript(path.join(folder, file), `<script src="/${SCRIPT}"></script>`);
  }
  const refusals: string[] = [];
  const server = await startPreview(folder, [noteRefusals(refusals)]);
  return { ...server, takeRefusals: () => refusals.splice(0) };
}

/** The page is then served from this file, not from its compressed copies. */
function insertScript(file: string, script: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('<head>', `<head>${script}`));
  for (const copy of [`${file}.br`, `${file}.gz`]) rmSync(copy, { force: true });
}

function noteRefusals(refusals: string[]): Plugin {
  return {
    name: 'note-refusals',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url } = request;
        response.on('finish', () => {
          if (response.statusCode >= 400 && url !== NOT_FOUND)
            refusals.push(`${response.statusCode} ${url}`);
        });
        next();
      });
    },
  };
}
