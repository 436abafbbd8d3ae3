import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Server } from '../tools/nginx.ts';
import { startPreview } from '../tools/preview.ts';
import { buildVariant } from '../tools/site-variant.ts';

const SCRIPT = 'watch-errors.js';

/** Builds the site into this folder, with a script in each page that records its errors. */
export async function serveWatched(folder: string): Promise<Server> {
  await buildVariant(folder, {});
  copyFileSync(path.join(import.meta.dirname, SCRIPT), path.join(folder, SCRIPT));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const page = path.join(folder, name);
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, html.replace('<head>', `<head><script src="/${SCRIPT}"></script>`));
    for (const copy of [`${page}.br`, `${page}.gz`]) rmSync(copy, { force: true });
  }
  return startPreview(folder);
}
