import { type BuiltPage, type BuiltSite, readSettings, type SiteSettings } from '#build/testing';

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
