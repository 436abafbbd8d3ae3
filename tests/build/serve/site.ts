import type { BuiltPage, BuiltSite } from '../../../src/build/built-site.ts';
import { readSettings, type SiteSettings } from '../../../src/build/settings.ts';

/** A site with nothing in its environment. */
export const PLAIN: SiteSettings = readSettings({});

/** A built site of these pages and the one for paths that lead nowhere; by default on no disk. */
export function siteOf(paths: readonly string[], outDir = '/nowhere'): BuiltSite {
  const page = (path: string): BuiltPage => ({
    path,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    html: `<!doctype html><title>${path}</title>`,
    head: `<title>${path}</title>`,
  });
  return { outDir, pages: [...paths, '/404'].map(page), style: 'body { color: green }', sheets: new Map() };
}
