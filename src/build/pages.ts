import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltPage } from './built-site.ts';
import { gameFilesTag } from './game-files.ts';
import { fillTemplate } from './html.ts';
import { type Renderer, renderStrictly } from './renderer.ts';

export async function renderPages(
  renderer: Renderer,
  template: string,
  gameFiles: readonly string[],
): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  // One by one: what is said on the console then belongs to the page that is being rendered.
  for (const route of renderer.PATHS) {
    const { head, body } = await renderStrictly(renderer, route);
    const html = fillTemplate(template, { head: head + gameFilesTag(body, gameFiles), body });
    pages.push({ path: route, file: route === '/' ? 'index.html' : `${route.slice(1)}.html`, html, head });
  }
  return pages;
}

/** Each page for hosts that look for `foo.html` and for those that look into the folder `foo`. */
export async function writePages(outDir: string, pages: readonly BuiltPage[]): Promise<void> {
  for (const { path: route, file, html } of pages) {
    await writeFile(path.join(outDir, file), html);
    // The page of paths that lead nowhere has no path that would lead to it.
    if (route === '/' || route === '/404') continue;
    const folder = path.join(outDir, route);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'index.html'), html);
  }
}
