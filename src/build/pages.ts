import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltPage } from './built-site.ts';
import { fillTemplate } from './html.ts';
import { type Renderer, renderStrictly } from './renderer.ts';

export async function renderPages(
  renderer: Renderer,
  template: string,
  tagsOf: (body: string) => string,
): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  // One after another, so that each console message can be attributed to the page that is being
  // rendered.
  for (const route of renderer.PATHS) {
    const { head, body } = await renderStrictly(renderer, route);
    const html = fillTemplate(template, { head: head + tagsOf(body), body });
    pages.push({
      path: route,
      file: route === '/' ? 'index.html' : `${route.slice(1)}.html`,
      html,
      head,
    });
  }
  return pages;
}

/**
 * Writes each page twice: `foo.html` and `foo/index.html`, because hosts look for one or the other.
 */
export async function writePages(outDir: string, pages: readonly BuiltPage[]): Promise<void> {
  for (const { path: route, file, html } of pages) {
    await writeFile(path.join(outDir, file), html);
    // These two are looked up by file name only.
    if (route === '/' || route === '/404') continue;
    const folder = path.join(outDir, route);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'index.html'), html);
  }
}
