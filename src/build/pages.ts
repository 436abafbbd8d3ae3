import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'node:util';
import { fillTemplate, withStylesFirst } from './html.ts';

export interface BuiltPage {
  readonly path: string;
  /** The file's name in the output folder. The page `/foo` is also written to `foo/index.html`. */
  readonly file: string;
  readonly html: string;
  readonly head: string;
}

export interface BuiltSite {
  readonly outDir: string;
  readonly pages: readonly BuiltPage[];
  readonly style: string;
  readonly script: string;
  readonly sheets: ReadonlyMap<string, string>;
}

/** Mirrors src/prerender.tsx, which is loaded at run time. */
export interface Renderer {
  readonly PATHS: readonly string[];
  renderPage(path: string): Promise<{ readonly head: string; readonly body: string }>;
}

export function isRenderer(module: unknown): module is Renderer {
  return (
    typeof module === 'object' && module !== null && 'PATHS' in module && 'renderPage' in module
  );
}

/** @throws Error that names the page if rendering fails or logs an error or a warning. */
export async function renderStrictly(renderer: Renderer, route: string) {
  const messages: string[] = [];
  const { error, warn } = console;
  // React reports many mistakes only on the console.
  console.error = console.warn = (...words: unknown[]) => messages.push(format(...words));
  try {
    const page = await renderer.renderPage(route);
    if (messages.length > 0) throw new Error(messages.join('\n'));
    return page;
  } catch (cause) {
    throw new Error(
      `The page ${route} does not render: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    );
  } finally {
    Object.assign(console, { error, warn });
  }
}

export async function renderPages(
  renderer: Renderer,
  template: string,
  tagsOf: (route: string, body: string) => string,
): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  // One after another, so that each console message belongs to a known page.
  for (const route of renderer.PATHS) {
    const { head, body } = await renderStrictly(renderer, route);
    const filled = fillTemplate(template, { head: head + tagsOf(route, body), body });
    const html = body.includes('data-embed') ? withStylesFirst(filled) : filled;
    pages.push({
      path: route,
      file: route === '/' ? 'index.html' : `${route.slice(1)}.html`,
      html,
      head,
    });
  }
  return pages;
}

/** Writes each page as `foo.html` and `foo/index.html`, because hosts look for one or the other. */
export async function writePages(outDir: string, pages: readonly BuiltPage[]): Promise<void> {
  for (const { path: route, file, html } of pages) {
    await writeFile(path.join(outDir, file), html);
    // Hosts look these two up by file name only.
    if (route === '/' || route === '/404') continue;
    const folder = path.join(outDir, route);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'index.html'), html);
  }
}
