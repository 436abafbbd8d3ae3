import type { BuiltPage, BuiltSite } from '#src/build/pages.ts';
import { readSettings, type SiteSettings } from '#src/build/environment.ts';

export const PLAIN: SiteSettings = readSettings({});

/** Nothing is written to disk. */
export function siteOf(paths: readonly string[], outDir = '/nowhere'): BuiltSite {
  const page = (path: string): BuiltPage => ({
    path,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    html: `<!doctype html><title>${path}</title>`,
    head: `<title>${path}</title>`,
  });
  return {
    outDir,
    pages: [...paths, '/404'].map(page),
    style: 'body { color: green }',
    script: 'ready()',
    sheets: new Map(),
  };
}
